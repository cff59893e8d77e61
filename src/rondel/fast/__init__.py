"""The fast core: the rules once more, on one array of ints per position, for programs that think."""
