use std::future::Future;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use super::*;

/// Addresses that nobody on the internet has.
const FORBIDDEN: [&str; 34] = [
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.1",
    "100.64.0.1",
    "100.127.255.254",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.8",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "203.0.113.9",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fec0::1",
    "ff02::1",
    "2002:7f00:1::1",
    "2001:db8::1",
];

#[test]
fn only_addresses_of_the_internet_are_public() {
    for text in FORBIDDEN {
        let address: IpAddr = text.parse().expect("an address");
        assert!(!is_public(address), "{text}");
        let host = if address.is_ipv6() { format!("[{text}]") } else { text.to_owned() };
        let endpoint = format!("https://{host}/push");
        assert_eq!(Reach::Public.check(&endpoint).err(), Some(BadEndpoint::Inside), "{text}");
    }
    for text in ["1.1.1.1", "100.63.0.1", "172.32.0.1", "2606:4700::1111", "64:ff9b::101:101"] {
        assert!(is_public(text.parse().expect("an address")), "{text}");
    }
}

#[test]
fn endpoints_are_plain_and_over_tls() {
    let long = format!("https://push.example.org/{}", "x".repeat(LONGEST));
    for (endpoint, bad) in [
        ("", BadEndpoint::Malformed),
        ("push", BadEndpoint::Malformed),
        ("data:text/plain,x", BadEndpoint::Malformed),
        (long.as_str(), BadEndpoint::Malformed),
        ("http://push.example.org/1", BadEndpoint::Unusual),
        ("ftp://push.example.org/1", BadEndpoint::Unusual),
        ("https://push.example.org:8443/1", BadEndpoint::Unusual),
        ("https://ann@push.example.org/1", BadEndpoint::Unusual),
        ("https://:secret@push.example.org/1", BadEndpoint::Unusual),
        ("https://localhost/1", BadEndpoint::Inside),
        ("https://router./1", BadEndpoint::Inside),
        // Browsers read other ways to write a number, and so does the URL.
        ("https://0x7f.1/1", BadEndpoint::Inside),
        ("https://2130706433/1", BadEndpoint::Inside),
    ] {
        assert_eq!(Reach::Public.check(endpoint).err(), Some(bad), "{endpoint}");
    }
    assert!(Reach::Public.check("https://push.example.org/a/b?c=d").is_ok());
    assert!(Reach::Public.check("https://push.example.org:443/1").is_ok());
}

/// A name may lead anywhere, and elsewhere at the next look: what is connected to is what was looked at.
#[tokio::test]
async fn names_that_lead_inside_lead_nowhere() {
    let addresses = |texts: &[&str]| -> Vec<SocketAddr> {
        texts.iter().map(|text| (text.parse::<IpAddr>().expect("an address"), 443).into()).collect()
    };
    let inside = addresses(&["127.0.0.1", "::1", "192.168.0.1"]);
    assert_eq!(Reach::Public.allowed(inside.into_iter()), Err(BadEndpoint::Inside));
    let mixed = addresses(&["10.0.0.1", "1.1.1.1", "::1", "2606:4700::1111", "8.8.8.8"]);
    let allowed = Reach::Public.allowed(mixed.into_iter());
    assert_eq!(allowed, Ok(addresses(&["1.1.1.1", "2606:4700::1111"])));
    let courier = Courier::new(Reach::Public, Duration::from_secs(10));
    let url = Url::parse("https://localhost/").expect("a URL");
    let refused = courier.connect(&url).await.expect_err("it is refused");
    assert!(matches!(refused, Unsent::Bad(BadEndpoint::Inside)), "{refused:?}");
}

fn parcel() -> Parcel {
    Parcel { authorization: "vapid".into(), life: 60, topic: "table".into(), body: vec![1; 100] }
}

/// Sends a push to a service that answers like this: what came of it.
async fn sent<F: Future<Output = ()> + Send>(
    answer: impl FnOnce(TcpStream) -> F + Send + 'static,
    patience: Duration,
) -> Result<Answered, Unsent> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let endpoint = format!("http://{}/push", listener.local_addr().expect("an address"));
    tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.expect("a connection");
        let mut asked = Vec::new();
        while !asked.ends_with(&[1; 100]) {
            stream.read_buf(&mut asked).await.expect("a request");
        }
        answer(stream).await;
        // A second connection would be answered well.
        let (mut stream, _) = listener.accept().await.expect("a connection");
        let _ = stream.write_all(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n").await;
    });
    Courier::new(Reach::Anywhere, patience).send(&endpoint, parcel()).await
}

const LONG: Duration = Duration::from_secs(10);

#[tokio::test]
async fn redirections_are_not_followed() {
    let answer = async |mut stream: TcpStream| {
        let there = b"HTTP/1.1 307 Go\r\nlocation: /elsewhere\r\ncontent-length: 0\r\n\r\n";
        let _ = stream.write_all(there).await;
    };
    let answered = sent(answer, LONG).await.expect("an answer");
    assert_eq!(answered.status, StatusCode::TEMPORARY_REDIRECT);
}

#[tokio::test]
async fn the_end_of_an_answer_is_not_waited_for() {
    let answer = async |mut stream: TcpStream| {
        let head = b"HTTP/1.1 429 Busy\r\nretry-after: 7\r\ncontent-length: 99999999999\r\n\r\n";
        let _ = stream.write_all(head).await;
        // More and more of it, for as long as somebody reads.
        while stream.write_all(&[b'x'; 65_536]).await.is_ok() {}
    };
    let answered = sent(answer, LONG).await.expect("an answer");
    assert_eq!(answered.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(answered.wait, Some(Duration::from_secs(7)));
}

#[tokio::test]
async fn a_head_that_does_not_end_is_no_answer() {
    let answer = async |mut stream: TcpStream| {
        let _ = stream.write_all(b"HTTP/1.1 201 Created\r\n").await;
        while stream.write_all(b"x: yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\r\n").await.is_ok() {}
    };
    let failed = sent(answer, LONG).await.expect_err("no answer");
    assert!(matches!(failed, Unsent::Unreadable(_)), "{failed:?}");
}

#[tokio::test]
async fn a_service_that_does_not_answer_is_not_waited_for() {
    let answer = async |stream: TcpStream| {
        std::future::pending::<()>().await;
        drop(stream);
    };
    let failed = sent(answer, Duration::from_millis(200)).await.expect_err("no answer");
    assert!(matches!(failed, Unsent::Slow), "{failed:?}");
}

#[tokio::test]
async fn a_service_that_hangs_up_has_not_answered() {
    let answer = async |stream: TcpStream| drop(stream);
    let failed = sent(answer, LONG).await.expect_err("no answer");
    assert!(matches!(failed, Unsent::Unreadable(_)), "{failed:?}");
}
