//! How likely hands are is learned by telling true hands from guessed ones.
//!
//! The odds that a hand is the true one, and not a guess, tell by how much likelier it is than guesses make
//! it. They are a product of factors, one for each feature of the hand: a logistic model.

use std::fs;

use sobremesa_table::Seed;

use super::learning::order;

const EPOCHS: u32 = 30;
const RATE: f32 = 0.02;
/// How much a factor is drawn back to 1 by each hand that it is asked about.
const DECAY: f32 = 0.000_02;

/// A hand's features, some perhaps several times, and whether it is a true one.
#[derive(Clone, Debug)]
pub struct Hand {
    /// Its features.
    pub features: Vec<usize>,
    /// Whether it is a true one.
    pub is_true: bool,
}

/// Learns a factor for each of this many features, and writes them into a file.
///
/// # Panics
/// If the file cannot be written.
pub fn factors(features: usize, mut hands: Vec<Hand>, file: &str) {
    let mut stream = order(&Seed::from_text("factors"));
    let tests = hands.split_off(hands.len() * 9 / 10);
    let (mut weights, mut start) = (vec![0.0_f32; features], 0.0_f32);
    for epoch in 0..EPOCHS {
        stream.shuffle(&mut hands);
        let rate = RATE * (1.0 - epoch as f32 / EPOCHS as f32);
        for hand in &hands {
            let error = f32::from(u8::from(hand.is_true)) - chance(&weights, start, hand);
            start += rate * error;
            for feature in &hand.features {
                weights[*feature] += rate * (error - DECAY * weights[*feature]);
            }
        }
    }
    let cost = |hand: &Hand| {
        let chance = f64::from(chance(&weights, start, hand)).clamp(1e-6, 1.0 - 1e-6);
        -if hand.is_true { chance } else { 1.0 - chance }.ln()
    };
    let loss = tests.iter().map(cost).sum::<f64>() / tests.len() as f64;
    println!("{} hands, loss {loss:.4} on unseen ones (knowing nothing: 0.6931)", hands.len());
    let bytes: Vec<u8> = weights.iter().flat_map(|weight| weight.exp().to_le_bytes()).collect();
    fs::write(file, bytes).expect("the factors can be written");
}

/// How likely a hand is a true one.
fn chance(weights: &[f32], start: f32, hand: &Hand) -> f32 {
    let sum: f32 = hand.features.iter().map(|feature| weights[*feature]).sum();
    1.0 / (1.0 + (-start - sum).exp())
}
