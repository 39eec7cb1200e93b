## Analysis
