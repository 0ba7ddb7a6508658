hurried = It was told to move before it had thought it through; with more time it would have done something else.
