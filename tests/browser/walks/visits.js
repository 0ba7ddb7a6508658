const play = location.hash;
for (let visit = 0; visit < VISITS; visit++) {
    location.hash = '#/';
    await until("[data-screen='home']");
    location.hash = play;
    await until("[data-screen='play'] [data-square]");
}
return window.appMemory.buffer.byteLength;
