hurried = It was hurried; with more time it would have played something else.
