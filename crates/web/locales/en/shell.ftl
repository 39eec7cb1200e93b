## Shell
