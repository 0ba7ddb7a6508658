# Each command installs what it lacks, see scripts/common.sh.
.PHONY: help serve dist reproduce release test quick dev browser frames screenshots fmt bless measure layouts kill fuzz simulate spreadsheet clean

help:
	@echo "make serve        build the app and serve it on http://localhost:8080/ (PORT=n; LAN=1 for the whole network)"
	@echo "make dist         build the folder dist/, ready to upload to any static host"
	@echo "make test         run all tests, as before a release (ENGINES=\"chromium firefox webkit\")"
	@echo
	@echo "make dev          build for development, serve, and rebuild on every change"
	@echo "make quick        run the tests that need no browser and no web tools"
	@echo "make browser      run the browser tests on dist/; ONE=firefox::axe for one of them"
	@echo "make fmt          format the code, its views and the style sheets"
	@echo "make bless        rewrite the golden matches: look at the difference before you commit it"
	@echo "make clean        delete all that was built, but not the tools in ~/.cache/bar-a-jeux"
	@echo
	@echo "make measure      time the start of the built app, its answers to taps and its pages of figures, and run Lighthouse;"
	@echo "                  AGAINST=DIR compares with another build, RUNS=3 takes a few minutes"
	@echo "make layouts      check each screen and moment of dist/ in all windows, text sizes and languages"
	@echo "make frames       time the frames of dist/ while clay is worked, in each engine"
	@echo "make reproduce    build dist/ twice, in two folders, and compare every byte: before a release"
	@echo "make release      build dist/ twice, and pack it as a zip with its hash in target/"
	@echo "make simulate     play 100,000 random matches of each game (TIMES=n), and check the laws at every step"
	@echo "make spreadsheet  have LibreOffice read and write the table of results, and compare; not a part of make test"
	@echo "make fuzz         attack the rules and the saves for half a minute; MINUTES=60 for longer"
	@echo "make screenshots  retake the pictures of the README and of the manifest from dist/"
	@echo "make kill         kill a browser in the middle of matches, a hundred times (TIMES=n), and report the losses"

dist:
	@bash scripts/dist.sh

reproduce:
	@bash scripts/reproduce.sh

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

layouts:
	@BAR_LAYOUTS=all bash scripts/browser.sh chromium::layouts_ chromium::unbroken_words

kill:
	@bash scripts/kill.sh

fuzz:
	@MINUTES=$(MINUTES) bash scripts/fuzz.sh

spreadsheet:
	@bash scripts/spreadsheet.sh

simulate:
	@TIMES=$(TIMES) bash scripts/simulate.sh

clean:
	@cargo clean
	@rm -rf dist
