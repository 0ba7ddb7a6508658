# Each command installs what it lacks, see scripts/common.sh.
.PHONY: help serve dist again release test quick dev browser frames screenshots fmt bless measure room kill fuzz simulate clean

help:
	@echo "make serve    build the app and serve it on http://localhost:8080/ (PORT=n; LAN=1 for the whole network)"
	@echo "make dist     build the folder dist/, ready to upload to any static host"
	@echo "make test     everything that must hold before a release (ENGINES=\"chromium firefox webkit\")"
	@echo
	@echo "make dev      build for development, serve it, and build anew on every change"
	@echo "make quick    the part of the tests that needs no browser and no web tools"
	@echo "make browser  browser tests of the app as it is in dist/; ONE=firefox::axe for one of them"
	@echo "make fmt      format the code, its views and the style sheets"
	@echo "make bless    write the golden matches anew: look at what has changed before you commit it"
	@echo "make clean    delete what was built, but not the tools in ~/.cache/bar-a-jeux"
	@echo
	@echo "make measure  how fast the built app starts and answers a tap, and what Lighthouse says; AGAINST=DIR compares with"
	@echo "              another build, RUNS=3 takes a few minutes"
	@echo "make room     the play screen in each moment, window, text size and language, with the app as it is in dist/"
	@echo "make frames   how long frames take while clay is worked, in each engine, with the app as it is in dist/"
	@echo "make again    build dist/ twice, in two folders, and compare every byte: before a release"
	@echo "make release  dist/ built twice, as a zip with its hash in target/"
	@echo "make simulate 100,000 random matches of each game (TIMES=n), the laws checked at every step"
	@echo "make fuzz     attacks on the rules and the saves for half a minute; MINUTES=60 for longer"
	@echo "make screenshots  the pictures of the README and of the manifest anew, of the app as it is in dist/"
	@echo "make kill     kills a browser in the middle of matches, a hundred times (TIMES=n), and tells what was lost"

dist:
	@bash scripts/dist.sh

again:
	@bash scripts/again.sh

release:
	@bash scripts/release.sh

serve: dist
	@node scripts/serve.mjs dist

test:
	@bash scripts/test.sh

quick:
	@bash scripts/test.sh quick

dev:
	@bash scripts/dev.sh

browser:
	@bash scripts/browser.sh $(ONE)

screenshots:
	@BAR_PICTURES=. bash scripts/browser.sh pictures::

fmt:
	@bash scripts/fmt.sh

bless:
	@BLESS=1 cargo test --locked --no-default-features --test it --quiet
	@git --no-pager diff --stat -- tests/data

measure:
	@bash scripts/measure.sh

frames:
	@bash scripts/browser.sh frames::

room:
	@BAR_ROOM=whole bash scripts/browser.sh chromium::room_

kill:
	@bash scripts/kill.sh

fuzz:
	@MINUTES=$(MINUTES) bash scripts/fuzz.sh

simulate:
	@TIMES=$(TIMES) bash scripts/simulate.sh

clean:
	@cargo clean
	@rm -rf dist
