## People
