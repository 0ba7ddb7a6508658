//! End to end tests of the build in `dist/`, in Chromium, Firefox and WebKit. The test serves the build itself, under a
//! sub-path. Each scenario runs once per engine, in its own browser and profile, and fails when the console complained.
//! After `make dist`: `cargo test --features browser-tests --no-default-features --test browser`.
//!
//! - `BAR_DIST`: another build than `./dist`. `BAR_AXE`: the file `axe.min.js`. `BAR_SHOTS`: folder for screenshots of
//!   failures. `CHROMIUM`, `CHROMEDRIVER`, `GECKODRIVER`, `WEBKITWEBDRIVER`, `MINIBROWSER`, `XVFB`: other programs.

mod build;
mod devtools;
mod engines;
mod keys;
mod languages;
#[path = "../moments_list/mod.rs"]
mod moments_list;
mod page;
#[path = "../pairs/mod.rs"]
mod pairs;
mod played_results;
#[path = "../pseudo/mod.rs"]
mod pseudo;
mod scenarios;
mod server;
mod table;
mod timeout;
mod transcript;

use std::error::Error;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use build::Copy;
use engines::{Browser, BrowserOptions, Engine};
use page::Page;
use server::Server;

pub(crate) type Fault = Box<dyn Error + Send + Sync>;
pub(crate) type Outcome<T = ()> = Result<T, Fault>;

/// Longest time that a scenario may take; only a browser that hangs takes longer.
fn longest() -> Duration {
    Duration::from_secs(if scenarios::layouts::is_whole() { 3_600 } else { 240 })
}

/// Number of scenarios per run that may fail once and pass when repeated; each repeat is printed with its reason.
/// Browsers under a driver are not steady. WebKitGTK's web process crashes about once in some hundred scenarios
/// ("getauxval () failed: Interrupted system call"). Firefox misses about once in a thousand loads that the load has
/// begun. An error of the app fails the second run as well, or happens more often than this.
const MAX_REPEATS: usize = 3;

/// Everything that one scenario uses.
pub(crate) struct Stage {
    pub(crate) page: Page,
    pub(crate) server: Server,
    pub(crate) options: BrowserOptions,
    /// The files that the server serves at first.
    pub(crate) build: Copy,
}

impl Stage {
    /// Returns whether the scenario covers every case: in Chromium it does, in the other engines one case of each kind.
    pub(crate) fn whole(&self) -> bool {
        self.page.engine() == Engine::Chromium
    }
}

/// Ends the scenario with this message unless the condition holds.
#[macro_export]
macro_rules! expect {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(format!($($message)+).into());
        }
    };
}

/// Like [`expect!`], but for a condition that may become true a moment later: checks it again until it holds. Check
/// with [`expect!`] what must *not* happen.
#[macro_export]
macro_rules! soon {
    ($condition:expr, $($message:tt)+) => {{
        let timeout = $crate::timeout::Timeout::start();
        while !$condition {
            $crate::expect!(timeout.poll().await, $($message)+);
        }
    }};
}

fn play(
    name: &str,
    engine: Engine,
    options: BrowserOptions,
    excused: &[&str],
    scenario: impl AsyncFn(&mut Stage) -> Outcome,
) {
    let runtime = match tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build() {
        Ok(runtime) => runtime,
        Err(why) => panic!("no runtime: {why}"),
    };
    let begun = Instant::now();
    let once = async || -> Outcome {
        let build = Copy::fit_for(engine, options)?;
        let server = Server::start(build.path()).await?;
        let browser = Browser::start(engine, options).await?;
        let mut stage = Stage { page: Page::new(browser), server, options, build };
        let mut result = match tokio::time::timeout(longest(), AssertUnwindSafe(scenario(&mut stage)).0).await
        {
            Ok(result) => result,
            Err(_) => Err("took too long".into()),
        };
        if result.is_ok() {
            result = no_complaints(&mut stage, excused).await;
        }
        if let Err(why) = result {
            result = Err(format!("{why}\n{}", stage.page.failure_report(name).await).into());
        }
        stage.page.browser.end().await;
        result
    };
    let mut result = runtime.block_on(once());
    static REPEATS: AtomicUsize = AtomicUsize::new(0);
    if let Some(why) = result.as_ref().err().filter(|_| REPEATS.fetch_add(1, Ordering::Relaxed) < MAX_REPEATS)
    {
        println!("{engine:?} {name}: unsteady, repeated: {why}");
        result = runtime.block_on(once());
    }
    println!("{engine:?} {name}: {:.1} s", begun.elapsed().as_secs_f32());
    if let Err(why) = result {
        panic!("{engine:?}, {name}: {why}");
    }
}

async fn no_complaints(stage: &mut Stage, excused: &[&str]) -> Outcome {
    let mut said = stage.page.complaints().await?;
    said.extend(stage.server.complaints());
    let left: Vec<_> = said.iter().filter(|line| !excused.iter().any(|word| line.contains(word))).collect();
    expect!(left.is_empty(), "the console complained: {left:#?}");
    Ok(())
}

/// Defines one test per scenario and engine, or for Chromium alone where other engines lack the feature. The last
/// argument lists words that excuse a console complaint: without a host, engines report the failed connection no matter
/// how the page handles it.
macro_rules! scenarios {
    (
        everywhere { $($name:ident: $path:path, $options:expr, $excused:expr;)+ }
        chromium { $($own:ident: $own_path:path, $own_wishes:expr, $own_excused:expr;)+ }
    ) => {
        mod chromium {
            $(#[test] fn $name() {
                crate::play(stringify!($name), crate::Engine::Chromium, $options, $excused, $path);
            })+
            $(#[test] fn $own() {
                crate::play(stringify!($own), crate::Engine::Chromium, $own_wishes, $own_excused, $own_path);
            })+
        }
        mod firefox { $(#[test] fn $name() {
            crate::play(stringify!($name), crate::Engine::Firefox, $options, $excused, $path);
        })+ }
        mod webkit { $(#[test] fn $name() {
            crate::play(stringify!($name), crate::Engine::WebKit, $options, $excused, $path);
        })+ }
    };
}

/// Complaints of the three engines about an unreachable host.
const NO_HOST: &[&str] = &[
    "ERR_CONNECTION",
    "ERR_FAILED",
    "Failed to fetch",
    "NetworkError",
    "Could not connect",
    "Connection refused",
    "Load failed",
    "Failed to load resource",
    "Failed to update a ServiceWorker",
    "TypeError: cancelled",
    "ERR_INTERNET",
];

const PLAIN: BrowserOptions = BrowserOptions::PLAIN;
const FRENCH: BrowserOptions = BrowserOptions { language: "fr", ..BrowserOptions::PLAIN };
const REQUEST_LOG: BrowserOptions = BrowserOptions { requests: true, ..BrowserOptions::PLAIN };
const NO_COOKIES: BrowserOptions = BrowserOptions { no_cookies: true, ..BrowserOptions::PLAIN };
/// Without IndexedDB.
const NO_JOURNAL: BrowserOptions =
    BrowserOptions { probes: &[scenarios::kept::NO_JOURNAL], ..BrowserOptions::PLAIN };
const BUSY_JOURNAL: BrowserOptions =
    BrowserOptions { probes: &[scenarios::kept::BUSY_JOURNAL], ..BrowserOptions::PLAIN };
const LATE_JOURNAL: BrowserOptions = BrowserOptions {
    probes: &[scenarios::kept::LATE_JOURNAL, scenarios::kept::LOCKS_HANG],
    ..BrowserOptions::PLAIN
};
/// Cards, dice and pawns are the same in every match.
const SEEDED: BrowserOptions =
    BrowserOptions { probes: &[scenarios::SEEDED_RANDOM], ..BrowserOptions::PLAIN };
const SEEDED_FRENCH: BrowserOptions = BrowserOptions { language: "fr", ..SEEDED };
/// Makes the page appear as a version with older rules of Barragoon.
const OLDER_RULES: BrowserOptions =
    BrowserOptions { probes: &[scenarios::updates::OLDER_RULES], ..BrowserOptions::PLAIN };
/// The test can set the browser's clock ahead.
const CLOCK_AHEAD: BrowserOptions =
    BrowserOptions { probes: &[scenarios::house::AHEAD], ..BrowserOptions::PLAIN };
/// Without WebGL 2.
const NO_WEBGL: BrowserOptions =
    BrowserOptions { probes: &[scenarios::clay::NO_WEBGL], ..BrowserOptions::PLAIN };
const CAMERA: BrowserOptions =
    BrowserOptions { probes: &[scenarios::barbarossa::CAMERA], ..BrowserOptions::PLAIN };
/// A camera that shows a film.
const FILM: BrowserOptions = BrowserOptions { film: true, ..BrowserOptions::PLAIN };
/// Runs as an installed app.
const INSTALLED: BrowserOptions =
    BrowserOptions { probes: &[scenarios::house::INSTALLED], ..BrowserOptions::PLAIN };
/// An iPhone, on which an installed app starts with empty storage.
const IPHONE: BrowserOptions =
    BrowserOptions { probes: &[scenarios::shelves::IPHONE], ..BrowserOptions::PLAIN };
/// A browser that is some years old.
const OLD_BROWSER: BrowserOptions =
    BrowserOptions { language: "fr", probes: &[scenarios::boot::OLD], ..BrowserOptions::PLAIN };
/// The app starts only when the test says so.
const HELD_START: BrowserOptions = BrowserOptions {
    language: "fr",
    probes: &[scenarios::shell::HOLD_START, scenarios::shell::LARGEST],
    ..BrowserOptions::PLAIN
};
/// The test can read the app's memory.
const MEMORY_ACCESS: BrowserOptions =
    BrowserOptions { probes: &[scenarios::growth::EXPOSE_MEMORY], ..BrowserOptions::PLAIN };
/// A device with voices for reading aloud.
const VOICES: BrowserOptions =
    BrowserOptions { language: "fr", probes: &[scenarios::minute::VOICES], ..BrowserOptions::PLAIN };
/// Workers that fail on the test's command.
const WORKERS: BrowserOptions =
    BrowserOptions { probes: &[scenarios::bots::WORKERS], ..BrowserOptions::PLAIN };
/// Like `WORKERS`, with bots that play the same every time.
const SEEDED_WORKERS: BrowserOptions =
    BrowserOptions { probes: &[scenarios::SEEDED_RANDOM, scenarios::bots::WORKERS], ..BrowserOptions::PLAIN };
/// The test itself tries what the content security policy forbids.
const POLICY: &[&str] =
    &["Content Security Policy", "Content-Security-Policy", "policy: ", "not loaded: ", "violat"];
/// The test itself makes the app fail.
const FAILURE: &[&str] = &["TypeError"];
/// The test itself makes every fetch fail, and the script that loads parts reports it.
const NO_FETCH: &[&str] = &["at window.fetch"];
/// The console reports software rendering, or the reason why a browser cannot draw at all.
const NO_CLAY: &[&str] = &["WebGL", "GL Driver"];
/// The service worker says why it refuses a build.
const REFUSED: &[&str] = &["not the file of build", "ServiceWorker"];
/// Like `REFUSED`, for a file that is missing, followed by an unreachable host.
const REFUSED_OR_MISSING: &[&str] = &[
    "not the file of build",
    "ServiceWorker",
    ": 404",
    "status of 404",
    "ERR_CONNECTION",
    "ERR_FAILED",
    "Failed to fetch",
    "NetworkError",
    "Could not connect",
    "Connection refused",
    "Load failed",
    "Failed to load resource",
    "TypeError: cancelled",
    "ERR_INTERNET",
];

scenarios! {
    everywhere {
        handed_by_code: crate::scenarios::transfer::handed_by_code, crate::PLAIN, &[];
        boots: crate::scenarios::boot::boots, crate::PLAIN, &[];
        shell_replaced: crate::scenarios::shell::replaced_by_the_app, crate::HELD_START, &[];
        keeps_to_its_origin: crate::scenarios::boot::keeps_to_its_origin, crate::REQUEST_LOG, crate::POLICY;
        too_old: crate::scenarios::boot::too_old, crate::OLD_BROWSER, &[];
        workers_keep_to_their_origin: crate::scenarios::host::workers_keep_to_their_origin, crate::PLAIN, &[];
        face_to_face: crate::scenarios::house::face_to_face, crate::PLAIN, &[];
        match_by_touch: crate::scenarios::matches::by_touch, crate::PLAIN, &[];
        match_by_keyboard: crate::scenarios::matches::by_keyboard, crate::PLAIN, &[];
        touch_move: crate::scenarios::barragoon::touch_move, crate::PLAIN, &[];
        connection_lost: crate::scenarios::parts::connection_lost, crate::PLAIN, crate::NO_HOST;
        without_a_server: crate::scenarios::offline::without_a_server, crate::PLAIN, crate::NO_HOST;
        updated: crate::scenarios::offline::updated, crate::PLAIN, &[];
        broken_update_refused: crate::scenarios::offline::broken_update_refused, crate::PLAIN, crate::REFUSED;
        incomplete_upload: crate::scenarios::updates::incomplete_upload, crate::PLAIN, crate::REFUSED_OR_MISSING;
        caches_cleared: crate::scenarios::updates::caches_cleared, crate::PLAIN, crate::NO_HOST;
        second_tab: crate::scenarios::tabs::second_tab, crate::PLAIN, &[];
        same_clay: crate::scenarios::clay::same_clay, crate::SEEDED, crate::NO_CLAY;
        clay_presented: crate::scenarios::clay::presented, crate::SEEDED, crate::NO_CLAY;
        handed_at_the_curtain: crate::scenarios::bouillabaisse::handed_at_the_curtain, crate::SEEDED, &[];
        review_barragoon: crate::scenarios::review::barragoon, crate::PLAIN, &[];
        bots_unreachable: crate::scenarios::bots::unreachable, crate::WORKERS, &[];
        storage_blocked: crate::scenarios::storage::blocked, crate::NO_COOKIES, &[];
        storage_full: crate::scenarios::storage::full, crate::PLAIN, &[];
        storage_recovered: crate::scenarios::kept::recovered, crate::PLAIN, &[];
        storage_busy_journal: crate::scenarios::kept::busy_journal, crate::BUSY_JOURNAL, &[];
        storage_without_journal: crate::scenarios::kept::without_journal, crate::NO_JOURNAL, &[];
        app_failed: crate::scenarios::storage::app_failed, crate::PLAIN, crate::FAILURE;
        language: crate::scenarios::looks::language, crate::FRENCH, &[];
        theme: crate::scenarios::looks::theme, crate::PLAIN, &[];
        widths_and_targets: crate::scenarios::looks::widths, crate::PLAIN, &[];
        keys_in_matches: crate::scenarios::help::in_matches, crate::SEEDED, &[];
        five_matches: crate::scenarios::evening::together, crate::PLAIN, &[];
    }
    chromium {
        // Rules, secrets and matches, which do not depend on the engine.
        filmed_codes: crate::scenarios::transfer::filmed_codes, crate::FILM, crate::NO_HOST;
        failing_camera: crate::scenarios::transfer::failing_camera, crate::PLAIN, &[];
        shared_links: crate::scenarios::transfer::shared_links, crate::PLAIN, &[];
        clay_by_keyboard: crate::scenarios::clay::clay_by_keyboard, crate::SEEDED, crate::NO_CLAY;
        files_requested_once: crate::scenarios::host::files_requested_once, crate::PLAIN, crate::NO_HOST;
        clock_runs_out: crate::scenarios::house::clock_runs_out, crate::CLOCK_AHEAD, &[];
        reloaded_in_the_middle: crate::scenarios::matches::reloaded_in_the_middle, crate::PLAIN, &[];
        import_waits: crate::scenarios::parts::import_waits, crate::PLAIN, crate::NO_HOST;
        closing_is_no_consent: crate::scenarios::updates::closing_is_no_consent, crate::PLAIN, &[];
        update_and_return: crate::scenarios::updates::update_and_return, crate::PLAIN, crate::NO_HOST;
        newer_rules: crate::scenarios::updates::newer_rules, crate::OLDER_RULES, crate::NO_HOST;
        languages_kept: crate::scenarios::offline::languages_kept, crate::PLAIN, crate::NO_HOST;
        another_language: crate::scenarios::lessons::another_language, crate::PLAIN, &[];
        late_restore: crate::scenarios::tabs::late_restore, crate::PLAIN, &[];
        hidden_hands: crate::scenarios::bouillabaisse::hidden_hands, crate::SEEDED, &[];
        bouillabaisse_by_keyboard: crate::scenarios::bouillabaisse::by_keyboard, crate::SEEDED, &[];
        whole_numbers: crate::scenarios::looks::whole_numbers, crate::PLAIN, &[];
        photo: crate::scenarios::barbarossa::photo, crate::CAMERA, &[];
        clay_exported: crate::scenarios::clay::exported, crate::PLAIN, crate::NO_CLAY;
        clay_practice: crate::scenarios::clay::practice, crate::SEEDED, crate::NO_CLAY;
        bots_after_a_hidden_page: crate::scenarios::bots::after_a_hidden_page, crate::SEEDED_WORKERS, &[];
        storage_late_journal: crate::scenarios::kept::late_journal, crate::LATE_JOURNAL, &[];
        storage_without_space: crate::scenarios::kept::without_space, crate::PLAIN, &[];
        storage_broken: crate::scenarios::storage::broken, crate::PLAIN, &[];
        export_to_another_browser: crate::scenarios::storage::export_to_another_browser, crate::PLAIN, &[];
        import_too_large: crate::scenarios::storage::import_too_large, crate::PLAIN, &[];
        announced_once: crate::scenarios::looks::announced_once, crate::PLAIN, &[];
        keys_at_the_turntable: crate::scenarios::help::at_the_turntable, crate::PLAIN, crate::NO_CLAY;
        rule_of_barragoon: crate::scenarios::passages::barragoon, crate::PLAIN, &[];
        barragoon_learnt: crate::scenarios::lessons::barragoon_learnt, crate::PLAIN, &[];
        two_copies: crate::scenarios::house::two_copies, crate::PLAIN, crate::NO_HOST;
        unknown_address: crate::scenarios::house::unknown_address, crate::PLAIN, crate::NO_HOST;
        bots_alone: crate::scenarios::bots::alone, crate::SEEDED, crate::NO_HOST;
        example_played: crate::scenarios::examples::example_played, crate::PLAIN, &[];
        express_levels: crate::scenarios::barragoon::levels, crate::PLAIN, &[];
        guided: crate::scenarios::guide::guided, crate::SEEDED, &[];
        crossings_and_steps: crate::scenarios::guide::crossings_and_steps, crate::PLAIN, &[];
        names: crate::scenarios::words::names, crate::PLAIN, &[];
        roster: crate::scenarios::house::roster, crate::PLAIN, &[];
        hints_barragoon: crate::scenarios::hints::barragoon, crate::SEEDED, &[];
        aid: crate::scenarios::aid::at_hand, crate::SEEDED, &[];
        memory_aids: crate::scenarios::memory::memory_aids, crate::PLAIN, &[];
        undo_and_redo: crate::scenarios::matches::undo_and_redo, crate::PLAIN, &[];
        problems: crate::scenarios::problems::problems, crate::PLAIN, &[];
        barrakuda_by_keyboard: crate::scenarios::barrakuda::by_keyboard, crate::SEEDED, &[];
        barracuda_alone: crate::scenarios::barracuda::alone_with_bots, crate::SEEDED, &[];
        barracuda_by_keyboard: crate::scenarios::barracuda::by_keyboard, crate::SEEDED, &[];
        edited_saves: crate::scenarios::barbarossa::edited_saves, crate::PLAIN, &[];
        clock_and_curtain: crate::scenarios::bouillabaisse::clock_and_curtain, crate::SEEDED, &[];
        bots_without_a_worker: crate::scenarios::bots::without_a_worker, crate::SEEDED_WORKERS, &[];
        deleted_and_restored: crate::scenarios::storage::deleted_and_restored, crate::PLAIN, &[];
        quarantine: crate::scenarios::storage::quarantine, crate::PLAIN, &[];
        licences: crate::scenarios::words::licences, crate::PLAIN, &[];
        hidden_choices: crate::scenarios::barrakuda::hidden_choices, crate::SEEDED, &[];
        hidden_money: crate::scenarios::barracuda::hidden_money, crate::SEEDED, &[];
        hidden_words: crate::scenarios::barbarossa::hidden_words, crate::SEEDED, &[];
        no_leak_in_barrakuda: crate::scenarios::leaks::barrakuda, crate::PLAIN, &[];
        no_leak_in_barbarossa: crate::scenarios::leaks::barbarossa, crate::PLAIN, &[];
        rules_searched: crate::scenarios::lessons::rules_searched, crate::PLAIN, &[];
        agreed_options: crate::scenarios::barracuda::agreed_options, crate::SEEDED, &[];
        object_taken_back: crate::scenarios::barbarossa::object_taken_back, crate::SEEDED, &[];
        offer_in_the_save: crate::scenarios::barracuda::offer_in_the_save, crate::SEEDED, &[];
        picked_pocket: crate::scenarios::barrakuda::picked_pocket, crate::SEEDED, &[];
        bots_handed_on: crate::scenarios::bots::handed_on, crate::SEEDED, &[];
        curtain_not_bypassed: crate::scenarios::bouillabaisse::curtain_not_bypassed, crate::SEEDED, &[];
        nothing_to_decide: crate::scenarios::barrakuda::nothing_to_decide, crate::SEEDED, &[];
        sea_floor_and_sets: crate::scenarios::barrakuda::floor_and_sets, crate::SEEDED, &[];
        talk_before_an_offer: crate::scenarios::barracuda::talk_before_an_offer, crate::SEEDED, &[];
        undo_of_anothers_card: crate::scenarios::barrakuda::undo_of_anothers_card, crate::SEEDED, &[];
        replay_from_a_private_view: crate::scenarios::barbarossa::replay_from_a_private_view, crate::PLAIN, &[];
        branched: crate::scenarios::house::branched, crate::PLAIN, &[];
        clay_time_is_up: crate::scenarios::clay::time_is_up, crate::SEEDED, crate::NO_CLAY;
        lists_of_two_tabs: crate::scenarios::tabs::lists_of_two_tabs, crate::PLAIN, &[];
        refusal_in_sight: crate::scenarios::barbarossa::refusal_in_sight, crate::PLAIN, &[];
        held_at_the_curtain: crate::scenarios::bouillabaisse::held_at_the_curtain, crate::SEEDED, &[];
        people: crate::scenarios::house::people, crate::PLAIN, &[];
        sound_after_a_call: crate::scenarios::house::sound_after_a_call, crate::PLAIN, &[];
        translated_by_the_browser: crate::scenarios::words::translated_by_the_browser, crate::PLAIN, &[];
        shortcut: crate::scenarios::house::shortcut, crate::INSTALLED, &[];
        opened_file: crate::scenarios::house::opened_file, crate::INSTALLED, &[];
        update_without_space: crate::scenarios::updates::without_space, crate::PLAIN, crate::REFUSED_OR_MISSING;
        bots_explained_in_french: crate::scenarios::bots::explained_in_french, crate::SEEDED_FRENCH, &[];
        ten_taps: crate::scenarios::taps::ten_taps, crate::SEEDED, &[];
        many_matches: crate::scenarios::shelves::many_matches, crate::IPHONE, &[];
        results_deleted: crate::scenarios::shelves::results_deleted, crate::PLAIN, &[];
        packing: crate::scenarios::shelves::packing, crate::PLAIN, &[];
        evenings: crate::scenarios::shelves::evenings, crate::PLAIN, &[];
        options_kept: crate::scenarios::shelves::options_kept, crate::PLAIN, &[];
        unlisted_option: crate::scenarios::shelves::unlisted_option, crate::PLAIN, &[];
        double_taps: crate::scenarios::taps::double_taps, crate::SEEDED, &[];
        barracuda_taps: crate::scenarios::barracuda::taps, crate::SEEDED, &[];
        path_of_a_bots_move: crate::scenarios::guide::path_of_a_bots_move, crate::SEEDED, &[];
        hints_at_other_tables: crate::scenarios::hints::at_other_tables, crate::SEEDED, &[];
        hints_in_french: crate::scenarios::hints::in_french, crate::SEEDED_FRENCH, &[];
        hints_unreachable: crate::scenarios::hints::unreachable, crate::SEEDED_WORKERS, crate::NO_HOST;
        read_aloud: crate::scenarios::minute::read_aloud, crate::VOICES, &[];
        aid_on_paper: crate::scenarios::aid::on_paper, crate::PLAIN, &[];
        axe: crate::scenarios::looks::axe, crate::PLAIN, &[];
        forced_colours: crate::scenarios::looks::forced_colours, crate::PLAIN, &[];
        long_names: crate::scenarios::words::long_names, crate::PLAIN, &[];
        memory_stops_growing: crate::scenarios::growth::stops, crate::MEMORY_ACCESS, &[];
        layouts_barragoon: crate::scenarios::layouts::barragoon, crate::SEEDED, &[];
        layouts_bouillabaisse: crate::scenarios::layouts::bouillabaisse, crate::SEEDED, &[];
        layouts_barrakuda: crate::scenarios::layouts::barrakuda, crate::SEEDED, &[];
        layouts_barracuda: crate::scenarios::layouts::barracuda, crate::SEEDED, &[];
        layouts_barbarossa: crate::scenarios::layouts::barbarossa, crate::SEEDED, &[];
        clay_without_webgl: crate::scenarios::clay::clay_without_webgl, crate::NO_WEBGL, &[];
        votes: crate::scenarios::clay::votes, crate::PLAIN, &[];
        letter_in_reach: crate::scenarios::clay::letter_in_reach, crate::PLAIN, &[];
        examples_by_keys: crate::scenarios::examples::examples_by_keys, crate::PLAIN, &[];
        fetched_again: crate::scenarios::examples::fetched_again, crate::PLAIN, crate::NO_FETCH;
        review_grows: crate::scenarios::review::grows, crate::PLAIN, &[];
        review_of_others: crate::scenarios::review::others, crate::PLAIN, &[];
        menu_beside_a_folded_guide: crate::scenarios::guide::menu_beside_a_folded_guide, crate::SEEDED, &[];
        asked_on_a_phone: crate::scenarios::barbarossa::asked_on_a_phone, crate::SEEDED, &[];
        review_barbarossa: crate::scenarios::review::barbarossa, crate::FRENCH, &[];
        review_not_before_the_end: crate::scenarios::review::not_before_the_end, crate::SEEDED, &[];
        placing_on_a_phone: crate::scenarios::barragoon::placing_on_a_phone, crate::SEEDED, &[];
        resigning: crate::scenarios::barragoon::resigning, crate::PLAIN, &[];
        hints_agreed: crate::scenarios::hints::agreed, crate::PLAIN, &[];
        hints_behind_the_curtain: crate::scenarios::hints::behind_the_curtain, crate::SEEDED, &[];
        keys_elsewhere: crate::scenarios::help::elsewhere, crate::PLAIN, crate::NO_CLAY;
        rule_of_bouillabaisse: crate::scenarios::passages::bouillabaisse, crate::SEEDED, &[];
        rule_of_barrakuda: crate::scenarios::passages::barrakuda, crate::SEEDED, &[];
        rule_of_barracuda: crate::scenarios::passages::barracuda, crate::SEEDED, &[];
        rule_of_barbarossa: crate::scenarios::passages::barbarossa, crate::PLAIN, &[];
        placed_in_a_lesson: crate::scenarios::lessons::placed_in_a_lesson, crate::PLAIN, &[];
        unbroken_words: crate::scenarios::looks::unbroken_words, crate::FRENCH, &[];
        longer_language: crate::scenarios::looks::longer_language, crate::PLAIN, &[];
        no_leak_in_bouillabaisse: crate::scenarios::leaks::bouillabaisse, crate::PLAIN, &[];
        no_leak_in_barracuda: crate::scenarios::leaks::barracuda, crate::PLAIN, &[];
        lessons_by_keys: crate::scenarios::lessons::lessons_by_keys, crate::PLAIN, &[];
        heard_barragoon: crate::scenarios::transcripts::barragoon, crate::SEEDED, &[];
        heard_bouillabaisse: crate::scenarios::transcripts::bouillabaisse, crate::SEEDED, &[];
        heard_bouillabaisse_fr: crate::scenarios::transcripts::bouillabaisse_fr, crate::SEEDED_FRENCH, &[];
        heard_barrakuda: crate::scenarios::transcripts::barrakuda, crate::SEEDED, &[];
        heard_barracuda: crate::scenarios::transcripts::barracuda, crate::SEEDED, &[];
        heard_barbarossa: crate::scenarios::transcripts::barbarossa, crate::SEEDED, &[];
    }
}
