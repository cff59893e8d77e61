# A facade for people who type make; dev.py does the work.
.PHONY: run test check docs lock

run test check docs lock:
	@python3 dev.py $@
