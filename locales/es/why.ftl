hurried = Tuvo que darse prisa; con más tiempo habría jugado otra cosa.
