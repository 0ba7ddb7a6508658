hurried = On l’a pressé avant qu’il ait fini de réfléchir ; avec plus de temps, il aurait joué autrement.
