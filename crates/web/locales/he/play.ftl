## Play
