hurried = Ha dovuto fare in fretta; con più tempo avrebbe giocato altro.
