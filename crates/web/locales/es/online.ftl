## Online
