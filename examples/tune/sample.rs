//! A position of the data with the value of a search and the result of its match.

use std::{
    fmt::{Display, Formatter, Result as Written},
    str::FromStr,
};

use bar_a_jeux::games::barragoon::{Position, Setup, bot::tuning};

/// The interval of matches for validation: the weights are not fitted to them.
const VALIDATION_EVERY: u32 = 10;

/// The steps in which [`slope`] is searched for.
const SLOPE_STEP: f64 = 0.0001;

/// A position of the data. Values are for White, in hundredths of a three.
pub(crate) struct Sample {
    /// The index of its match.
    pub(crate) match_number: u32,
    pub(crate) position: Position,
    /// 1 for a win of White, 0.5 for a draw.
    pub(crate) result: f64,
    /// The value that the search found.
    pub(crate) value: i32,
    /// The static evaluation that the bot played the match with.
    pub(crate) evaluation: i32,
}

impl Sample {
    pub(crate) fn is_validation(&self) -> bool {
        self.match_number.is_multiple_of(VALIDATION_EVERY)
    }

    /// The target: a mean of the result and of the chances by the search's value. `share` is that of the result.
    pub(crate) fn target(&self, slope: f64, share: u32) -> f64 {
        let share = f64::from(share) / 100.0;
        share * self.result + (1.0 - share) * chances(slope * f64::from(self.value))
    }

    pub(crate) fn terms(&self) -> Vec<tuning::Term> {
        tuning::terms(&self.position)
    }
}

impl Display for Sample {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        let Sample { match_number, position, result, value, evaluation } = self;
        write!(f, "{match_number};{result};{value};{evaluation};{position}")
    }
}

impl FromStr for Sample {
    type Err = String;

    fn from_str(line: &str) -> Result<Sample, String> {
        let parts: Vec<&str> = line.split(';').collect();
        let [match_number, result, value, evaluation, position] = parts[..] else {
            return Err("not five parts".to_owned());
        };
        let fault = |what: &str| format!("no {what}");
        let setup: Setup = position.parse().map_err(|_| fault("position"))?;
        Ok(Sample {
            match_number: match_number.parse().map_err(|_| fault("number of a match"))?,
            result: result.parse().map_err(|_| fault("result"))?,
            value: value.parse().map_err(|_| fault("value"))?,
            evaluation: evaluation.parse().map_err(|_| fault("evaluation"))?,
            position: Position::try_from(setup).map_err(|_| fault("position that can come up"))?,
        })
    }
}

/// Returns the chances to win of a logit: the logistic function.
pub(crate) fn chances(value: f64) -> f64 {
    1.0 / (1.0 + (-value).exp())
}

/// Returns the factor at which the values of the search predict the results best.
pub(crate) fn slope(samples: &[Sample]) -> f64 {
    let loss = |step: u32| {
        let slope = f64::from(step) * SLOPE_STEP;
        mean_loss(samples.iter().map(|sample| (slope * f64::from(sample.value), sample.result)))
    };
    let best = (1..400).min_by(|one, other| loss(*one).total_cmp(&loss(*other)));
    f64::from(best.unwrap_or(1)) * SLOPE_STEP
}

/// The mean logistic loss of pairs of a value and its target.
pub(crate) fn mean_loss(pairs: impl Iterator<Item = (f64, f64)>) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for (value, target) in pairs {
        let chances = chances(value).clamp(1e-9, 1.0 - 1e-9);
        sum -= target * chances.ln() + (1.0 - target) * (1.0 - chances).ln();
        count += 1.0;
    }
    sum / f64::max(count, 1.0)
}
