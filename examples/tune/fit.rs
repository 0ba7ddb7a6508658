//! Texel's tuning: finds the weights whose evaluation predicts the targets best, by Adam on the logistic loss.

use bar_a_jeux::games::barragoon::{
    Side,
    bot::tuning::{GROUPS, TERMS, share_gone, weights},
};

use crate::sample::{Sample, chances, mean_loss, slope};

/// Passes through the training samples: with more, the loss on the validation matches rises again.
pub(crate) const EPOCHS: u32 = 4;

/// The penalty on leaving the previous weights, which keeps those of rare terms.
const PULL: f64 = 2e-7;

/// Adam's learning rate at first, in hundredths of a three; it falls to 0.
const RATE: f64 = 0.5;

/// Samples of a step.
const BATCH: usize = 256;

/// A sample's inputs that are not 0: the place of the weight, and its factor.
type Row = Vec<(usize, f64)>;

/// Returns the inputs of a sample. Those of term `t` are at `2 t` for a full board, and at `2 t + 1` for few pieces.
fn row(sample: &Sample) -> Row {
    let gone = share_gone(&sample.position);
    let mut sums = vec![0.0; 2 * TERMS];
    for term in sample.terms() {
        let times = if term.side == Side::White { term.times as f64 } else { -(term.times as f64) };
        sums[2 * term.place] += times * (1.0 - gone);
        sums[2 * term.place + 1] += times * gone;
    }
    sums.into_iter().enumerate().filter(|(_, times)| *times != 0.0).collect()
}

fn dot(row: &Row, weights: &[f64]) -> f64 {
    row.iter().map(|(place, times)| times * weights[*place]).sum()
}

/// Prints the loss before and after, and returns the tuned weights as Rust.
pub(crate) fn fit(samples: &[Sample], epochs: u32, share: u32) -> String {
    let slope = slope(samples);
    let rows: Vec<(Row, f64)> =
        samples.iter().map(|sample| (row(sample), sample.target(slope, share))).collect();
    let before: Vec<f64> = weights().into_iter().flatten().map(f64::from).collect();
    let learned: Vec<usize> = (0..samples.len()).filter(|at| !samples[*at].is_validation()).collect();
    let tuned = adam(&rows, &learned, &before, epochs, slope);

    println!("slope {slope:.4}: a piece of three ahead wins {:.1} %", 100.0 * chances(100.0 * slope));
    for (name, apart) in [("training", false), ("validation", true)] {
        let part = || samples.iter().zip(&rows).filter(|(sample, _)| sample.is_validation() == apart);
        let loss = |value: &dyn Fn(&Sample, &Row, f64) -> f64| {
            mean_loss(part().map(|(sample, (row, target))| (value(sample, row, *target), *target)))
        };
        println!(
            "{name}: {} positions, loss {:.5} as played, {:.5} before, {:.5} after; least {:.5}",
            part().count(),
            loss(&|sample, _, _| slope * f64::from(sample.evaluation)),
            loss(&|_, row, _| slope * dot(row, &before)),
            loss(&|_, row, _| slope * dot(row, &tuned)),
            loss(&|_, _, target| logit(target)),
        );
    }
    for (name, weights) in [("before", &before), ("after", &tuned)] {
        let [two, three, four] = worth(samples, weights);
        println!(
            "{name}: a two, three and four with their targets are worth {two:.0}, {three:.0} and {four:.0}"
        );
    }
    to_rust(&tuned.iter().map(|weight| weight.round() as i32).collect::<Vec<_>>())
}

fn logit(target: f64) -> f64 {
    let target = target.clamp(1e-9, 1.0 - 1e-9);
    (target / (1.0 - target)).ln()
}

/// Minimises the loss by Adam (Kingma and Ba, *Adam*, 2015), and returns the weights.
fn adam(rows: &[(Row, f64)], learned: &[usize], before: &[f64], epochs: u32, slope: f64) -> Vec<f64> {
    let mut weights = before.to_vec();
    let (mut first, mut second) = (vec![0.0; weights.len()], vec![0.0; weights.len()]);
    let steps = epochs as usize * learned.len().div_ceil(BATCH);
    for step in 0..steps {
        let mut gradient: Vec<f64> =
            weights.iter().zip(before).map(|(weight, before)| PULL * (weight - before)).collect();
        // A stride that shares no factor with the number of samples visits each once, far from its neighbours.
        for place in 0..BATCH {
            let at = learned[(step * BATCH + place) * 7919 % learned.len()];
            let (row, target) = &rows[at];
            let error = slope * (chances(slope * dot(row, &weights)) - target) / BATCH as f64;
            for (place, times) in row {
                gradient[*place] += error * times;
            }
        }
        let number = step as i32 + 1;
        let rate = RATE * (1.0 - step as f64 / steps as f64);
        for (place, slope) in gradient.into_iter().enumerate() {
            first[place] += 0.1 * (slope - first[place]);
            second[place] += 0.001 * (slope * slope - second[place]);
            let mean = first[place] / (1.0 - 0.9_f64.powi(number));
            let spread = second[place] / (1.0 - 0.999_f64.powi(number));
            weights[place] -= rate * mean / (spread.sqrt() + 1e-9);
        }
    }
    weights
}

/// Returns the mean value of a two, a three and a four with their targets, in hundredths of a three.
fn worth(samples: &[Sample], weights: &[f64]) -> [f64; 3] {
    let [_, (_, reach), (_, full), ..] = GROUPS;
    let ranges = (full - reach) / 3;
    let (mut sums, mut counts) = ([0.0; 3], [0.0; 3]);
    for sample in samples {
        let gone = share_gone(&sample.position);
        for term in sample.terms().into_iter().filter(|term| term.place < full + 3) {
            let kind = match term.place {
                place if place < reach => place,
                place if place < full => (place - reach) / ranges,
                place => place - full,
            };
            let weight = weights[2 * term.place] * (1.0 - gone) + weights[2 * term.place + 1] * gone;
            sums[kind] += weight * term.times as f64;
            counts[kind] += f64::from(u8::from(term.place < reach));
        }
    }
    std::array::from_fn(|kind| sums[kind] / f64::max(counts[kind], 1.0))
}

/// Formats weights as the file `weights.rs`.
fn to_rust(whole: &[i32]) -> String {
    let mut text = String::from(
        "//! The weights of the evaluation. `examples/tune` writes this file; do not edit it by hand.\n\n\
         use super::term;\n\n\
         /// In hundredths of a three, by the places of [`term`]: on a full board, then with few pieces.\n\
         #[rustfmt::skip]\n\
         pub(super) const WEIGHTS: [[i16; 2]; term::COUNT] = [\n",
    );
    for (number, (name, from)) in GROUPS.into_iter().enumerate() {
        let to = GROUPS.get(number + 1).map_or(TERMS, |(_, next)| *next);
        text += &format!("    // {name}\n");
        for chunk in whole[2 * from..2 * to].chunks(20) {
            let pairs: Vec<String> =
                chunk.chunks(2).map(|pair| format!("[{}, {}],", pair[0], pair[1])).collect();
            text += &format!("    {}\n", pairs.join(" "));
        }
    }
    text + "];\n"
}
