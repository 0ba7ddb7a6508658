hurried = Het moest snel; met meer tijd was het iets anders geworden.
