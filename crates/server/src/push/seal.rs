//! A message that only its receiver can read (RFC 8291), in one record (RFC 8188).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// How long a public key is: an uncompressed point of P-256.
pub(crate) const KEY: usize = 65;

/// How long a receiver's secret is.
pub(crate) const AUTH: usize = 16;

/// The size of records. There is one record, which may be shorter.
const RECORD: u32 = 4096;

/// Text for URLs and headers.
pub(crate) fn written(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Bytes from text, which browsers write without the `=` at its end, and others with it.
pub(crate) fn read(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}

/// Who receives a message: the public key of a browser, and the secret that it shares with us.
#[derive(Clone, Copy)]
pub(crate) struct Receiver<'a> {
    pub(crate) key: &'a [u8],
    pub(crate) auth: &'a [u8],
}

/// Whether bytes are a public key that a message can be sealed for.
pub(crate) fn is_key(key: &[u8]) -> bool {
    key.len() == KEY && seal(Receiver { key, auth: &[0; AUTH] }, b"").is_some()
}

/// Seals a message; none if the receiver's key is no point of the curve.
pub(crate) fn seal(receiver: Receiver<'_>, message: &[u8]) -> Option<Vec<u8>> {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
    let public = own.compute_public_key().ok()?;
    let mut salt = [0; 16];
    random.fill(&mut salt).ok()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, receiver.key);
    agree_ephemeral(own, &theirs, |shared| {
        seal_with(shared, public.as_ref(), receiver, salt, message)
    })
    .ok()?
}

/// Seals a message with what both sides have in common.
fn seal_with(
    shared: &[u8],
    public: &[u8],
    receiver: Receiver<'_>,
    salt: [u8; 16],
    message: &[u8],
) -> Option<Vec<u8>> {
    let (key, nonce) = keys(shared, public, receiver, &salt)?;
    // The last record ends with a two, and has no padding.
    let mut sealed: Vec<u8> = message.iter().copied().chain([2]).collect();
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut sealed).ok()?;
    let mut body = salt.to_vec();
    body.extend(RECORD.to_be_bytes());
    body.push(u8::try_from(public.len()).ok()?);
    body.extend(public);
    body.extend(sealed);
    Some(body)
}

/// The key and the nonce of the record.
fn keys(
    shared: &[u8],
    public: &[u8],
    receiver: Receiver<'_>,
    salt: &[u8],
) -> Option<(LessSafeKey, Nonce)> {
    let info = [b"WebPush: info\0", receiver.key, public];
    let mut material = [0; 32];
    derive(receiver.auth, shared, &info, &mut material)?;
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    derive(salt, &material, &[b"Content-Encoding: aes128gcm\0"], &mut key)?;
    derive(salt, &material, &[b"Content-Encoding: nonce\0"], &mut nonce)?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
    Some((key, Nonce::assume_unique_for_key(nonce)))
}

/// As many bytes as are asked for.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive(salt: &[u8], secret: &[u8], info: &[&[u8]], out: &mut [u8]) -> Option<()> {
    let extracted = Salt::new(HKDF_SHA256, salt).extract(secret);
    extracted.expand(info, Length(out.len())).ok()?.fill(out).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of RFC 8291, appendix A.
    #[test]
    fn it_seals_as_the_standard_does() {
        let read = |text: &str| read(text).expect("base 64");
        let key = read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        let public = read(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        let (auth, shared) =
            (read("BTBZMqHH6r4Tts7J_aSIgg"), read("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"));
        let salt = read("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes");
        let message = b"When I grow up, I want to be a watermelon";
        let receiver = Receiver { key: &key, auth: &auth };
        let sealed = seal_with(&shared, &public, receiver, salt, message).expect("sealed");
        assert_eq!(
            written(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8\
             wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn keys_are_points_of_the_curve() {
        let key = read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        let key = key.expect("base 64");
        assert!(is_key(&key));
        let mut beside = key.clone();
        beside[64] ^= 1;
        for bad in [&[][..], &key[1..], &beside, &[0; 65]] {
            assert!(!is_key(bad), "{bad:?}");
        }
    }
}
