# A facade for people who type make; dev.py does the work.
.PHONY: run test fast check docs lock

fast:
	@python3 dev.py test --fast

run test check docs lock:
	@python3 dev.py $@
