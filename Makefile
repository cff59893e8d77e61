# A facade for people who type make; dev.py does the work.
.PHONY: run test check lock

run test check lock:
	@python3 dev.py $@
