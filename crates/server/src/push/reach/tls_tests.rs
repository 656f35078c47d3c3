//! TLS to push services: whose certificate is believed, and that nothing is said to others.

use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair, date_time_ymd};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivatePkcs8KeyDer};
use tokio_rustls::rustls::{CertificateError, Error, ServerConfig};

use super::*;

const LONG: Duration = Duration::from_secs(10);

/// An authority that only this test knows.
struct Authority {
    certificate: CertificateDer<'static>,
    issuer: Issuer<'static, KeyPair>,
}

impl Authority {
    fn new() -> Authority {
        let key = KeyPair::generate().expect("a key");
        let mut of = CertificateParams::default();
        of.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let certificate = of.self_signed(&key).expect("a certificate").der().clone();
        Authority { certificate, issuer: Issuer::new(of, key) }
    }

    /// Those who trust this authority alone.
    fn roots(&self) -> RootCertStore {
        let mut roots = RootCertStore::empty();
        roots.add(self.certificate.clone()).expect("a certificate");
        roots
    }

    /// What a service with this name shows; `change` may make something else of it.
    fn service(&self, name: &str, change: impl FnOnce(&mut CertificateParams)) -> ServerConfig {
        let key = KeyPair::generate().expect("a key");
        let mut of = CertificateParams::new([name.to_owned()]).expect("a name");
        change(&mut of);
        let shown = of.signed_by(&key, &self.issuer).expect("a certificate").der().clone();
        let key = PrivatePkcs8KeyDer::from(key.serialize_der());
        let config = ServerConfig::builder().with_no_client_auth();
        config.with_single_cert(vec![shown], key.into()).expect("they belong together")
    }
}

/// Sends a push to a service on this machine, under the name `localhost`: what came of it, and what the service
/// was told.
async fn sent(
    service: ServerConfig,
    trusted: RootCertStore,
    answer: &'static str,
) -> (Result<Answered, Unsent>, Vec<u8>) {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let (tell, told) = oneshot::channel();
    tokio::spawn(async move {
        let (stream, _) = listener.accept().await.expect("a connection");
        let mut heard = Vec::new();
        if let Ok(mut stream) = TlsAcceptor::from(Arc::new(service)).accept(stream).await {
            while !heard.ends_with(&[1; 100]) {
                match stream.read_buf(&mut heard).await {
                    Ok(1..) => {}
                    Ok(0) | Err(_) => break,
                }
            }
            let _ = stream.write_all(answer.as_bytes()).await;
        }
        let _ = tell.send(heard);
    });
    let parcel = Parcel {
        authorization: "vapid".into(),
        life: 60,
        topic: "table".into(),
        body: vec![1; 100],
    };
    let endpoint = format!("https://localhost:{port}/push");
    let courier = Courier::trusting(trusted, Reach::Anywhere, LONG);
    (courier.send(&endpoint, parcel).await, told.await.expect("the service ends"))
}

const CREATED: &str = "HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n";

#[tokio::test]
async fn a_service_with_a_good_certificate_is_told() {
    let authority = Authority::new();
    let service = authority.service("localhost", |_| {});
    let (answered, heard) = sent(service, authority.roots(), CREATED).await;
    assert_eq!(answered.expect("an answer").status, StatusCode::CREATED);
    let head = String::from_utf8_lossy(&heard);
    assert!(head.starts_with("POST /push HTTP/1.1\r\nhost: localhost:"), "{head}");
}

#[tokio::test]
async fn redirections_over_tls_are_not_followed() {
    let authority = Authority::new();
    let service = authority.service("localhost", |_| {});
    let there = "HTTP/1.1 308 Go\r\nlocation: https://localhost/\r\ncontent-length: 0\r\n\r\n";
    let (answered, _) = sent(service, authority.roots(), there).await;
    assert_eq!(answered.expect("an answer").status, StatusCode::PERMANENT_REDIRECT);
}

/// Why a certificate was not believed.
#[track_caller]
fn disbelieved(answered: Result<Answered, Unsent>) -> CertificateError {
    let Err(Unsent::Unreachable(error)) = answered else { panic!("{answered:?}") };
    let error = error.get_ref().and_then(|error| error.downcast_ref::<Error>());
    let Some(Error::InvalidCertificate(why)) = error else { panic!("{error:?}") };
    why.clone()
}

#[tokio::test]
async fn whoever_has_no_good_certificate_is_told_nothing() {
    let authority = Authority::new();
    let nobody_knows = authority.service("localhost", |_| {});
    let usual = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let (answered, heard) = sent(nobody_knows, usual, CREATED).await;
    assert_eq!(disbelieved(answered), CertificateError::UnknownIssuer);
    assert!(heard.is_empty(), "{heard:?}");

    let other_name = authority.service("push.example.org", |_| {});
    let (answered, heard) = sent(other_name, authority.roots(), CREATED).await;
    let why = disbelieved(answered);
    assert!(matches!(why, CertificateError::NotValidForNameContext { .. }), "{why:?}");
    assert!(heard.is_empty(), "{heard:?}");

    let too_old = authority.service("localhost", |of| {
        (of.not_before, of.not_after) = (date_time_ymd(2020, 1, 1), date_time_ymd(2021, 1, 1));
    });
    let (answered, heard) = sent(too_old, authority.roots(), CREATED).await;
    let why = disbelieved(answered);
    assert!(matches!(why, CertificateError::ExpiredContext { .. }), "{why:?}");
    assert!(heard.is_empty(), "{heard:?}");
}

/// A good certificate is no way to this machine: nobody is connected to.
#[tokio::test]
async fn a_certificate_opens_no_way_inside() {
    let authority = Authority::new();
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let courier = Courier::trusting(authority.roots(), Reach::Public, LONG);
    let url = Url::parse(&format!("https://localhost:{port}/")).expect("a URL");
    let refused = courier.connect(&url).await.expect_err("it is refused");
    assert!(matches!(refused, Unsent::Bad(BadEndpoint::Inside)), "{refused:?}");
    let came = timeout(Duration::from_millis(50), listener.accept()).await;
    assert!(came.is_err(), "nobody has come");
}
