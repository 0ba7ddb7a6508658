//! Writes first inputs for the targets, in a subfolder each: texts of the app, cut short.
//! The corpus grows from them: `cargo run --release --example seeds -- FOLDER` in this folder, see README.md.

use std::{env, fs, path::PathBuf};

use bar_a_jeux::{
    bots::{BUILD, Task},
    games::barbarossa::clay,
    kernel::{Game, Seat, bot::Level, playout::random_step},
    saves::{lists::ROSTER, results::MatchResult},
    table::{Clock, ClockSetting, Consent, Player, json},
    transfer::{Content, address, digits},
};
use bar_a_jeux_fuzz::{ByteSource, OPTIONS, body, of_game, played, shelf, text_of_step};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

struct Folder(PathBuf);

impl Folder {
    fn put(&self, target: &str, bytes: impl AsRef<[u8]>) {
        let folder = self.0.join(target);
        fs::create_dir_all(&folder).expect("a folder");
        let number = fs::read_dir(&folder).expect("the folder").count();
        fs::write(folder.join(format!("seed-{number:03}")), bytes).expect("a file");
    }
}

fn main() {
    let folder = Folder(env::args().nth(1).expect("a folder").into());
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for game in 0..5_u8 {
        for (at, options) in OPTIONS.iter().enumerate() {
            folder.put("options", [&[game, 2 + at as u8 % 4], options.as_bytes()].concat());
            let bytes = [at as u8, at as u8, at as u8, 1];
            of_game!(usize::from(game), of(&folder, game, &mut ByteSource(&bytes)));
        }
        for _ in 0..40 {
            let mut bytes: Vec<u8> = (0..24).map(|_| rng.random()).collect();
            bytes[0] = game;
            folder.put("courses", &bytes);
            bytes.extend(b"0|1|16|+3|b|255");
            folder.put("steps", &bytes);
        }
    }
    let tools = clay::Tool::ALL.map(|tool| clay::Brush::new(tool, 2, 2, true));
    for brush in tools {
        let points = if brush.tool().is_whole() {
            vec![]
        } else {
            vec![clay::Point::MIDDLE, clay::Point::new([0, 9, 380])]
        };
        let ball = clay::Stroke::whole(clay::Tool::Ball, 1);
        let strokes: Vec<_> = ball.into_iter().chain(clay::Stroke::new(brush, points)).collect();
        folder.put("clay", clay::pack(&strokes));
        folder.put("clay", clay::to_text(&clay::pack(&strokes)));
    }
    let clock = Clock::new(ClockSetting { base_s: 60, increment_s: 5 }, 3);
    folder.put("lists", json::to_text(&clock));
    let packet = Content::Problem("12-47".to_owned()).pack();
    folder.put("packet", address::link("https://example.org/", &packet));
    // Blocks of five bytes, a frame each.
    let padded = [&packet[..], &[0; 4]].concat();
    let blocks = padded.chunks_exact(5).zip(0..).map(|(block, number)| [&[number], block].concat());
    folder.put("packet", [&[0, 5, packet.len() as u8][..], &blocks.collect::<Vec<_>>().concat()].concat());
}

fn of<G: Game>(folder: &Folder, game: u8, source: &mut ByteSource) {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut matched = played::<G>(source);
    for steps in 0..8 {
        if let Some(step) = random_step(matched.game(), &mut rng) {
            let text = text_of_step::<G>(&step);
            folder.put("spellings", [&[game], text.as_bytes()].concat());
            if let Some(seat) = step.seat() {
                let task = Task::of(&matched, steps, seat, Level::Expert);
                folder.put("tasks", json::to_text(&task).replace(BUILD, "BUILD"));
            }
            drop(matched.play(step));
        }
    }
    drop(matched.undo(Consent::Given));
    drop(matched.redo());
    folder.put("saves", body(&matched));
    drop(matched.resign(Seat::FIRST));
    let shelf = shelf();
    shelf.save(&matched, 1).expect("memory is not full");
    let export = shelf.export(&matched.header().id).expect("an export");
    let packet = Content::Match(export).pack();
    folder.put("packet", digits::encode(&packet));
    // The kind and the body, which the target gives a hash.
    folder.put("packet", &packet[3..packet.len() - 8]);
    let result = MatchResult::of(&matched, 5);
    folder.put("imports", shelf.export_all().expect("an export"));
    shelf
        .change_list(&ROSTER, |people| people.push(Player::new("Ada", 1, 2).into()))
        .expect("memory is not full");
    folder.put("lists", "{\"schema\":2,\"items\":[{\"colour\":1,\"name\":\"Ada\",\"symbol\":2}]}");
    if let Some(result) = result {
        folder.put("lists", format!("{{\"schema\":2,\"items\":[{}]}}", json::to_text(&result)));
        shelf.add_result(result).expect("memory is not full");
        folder.put("imports", shelf.export_all().expect("an export"));
    }
    if let Some(position) = matched.header().config.pointer("/start/position") {
        folder.put("positions", position.as_str().unwrap_or_default());
    }
}
