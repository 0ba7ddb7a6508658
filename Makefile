# The three commands of this project. Each installs what it lacks, see scripts/common.sh.
.PHONY: help serve test dist quick measure kill fuzz simulate

help:
	@echo "make serve   build the app and serve it on http://localhost:8080/ (PORT=n for another port)"
	@echo "make dist    build the folder dist/, ready to upload to any static host"
	@echo "make test    everything that must hold before a release, in three browsers"
	@echo "make quick   the part of it that needs no browser and no web tools"
	@echo "make fuzz    attacks the rules and the saves for half a minute; MINUTES=60 for longer"
	@echo "make simulate plays 100,000 random matches of each game (TIMES=n), and checks the laws at every step"
	@echo "make measure reports how fast the built app starts and answers a tap"
	@echo "make kill    kills a browser in the middle of matches, a hundred times (TIMES=n), and tells what was lost"

dist:
	@bash scripts/dist.sh

serve: dist
	@node scripts/serve.mjs dist

test:
	@bash scripts/test.sh

quick:
	@bash scripts/test.sh quick

fuzz:
	@MINUTES=$(MINUTES) bash scripts/fuzz.sh

simulate:
	@TIMES=$(TIMES) bash scripts/simulate.sh

measure:
	@bash scripts/measure.sh

kill:
	@bash scripts/kill.sh
