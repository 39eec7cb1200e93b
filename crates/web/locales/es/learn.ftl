## Learn
