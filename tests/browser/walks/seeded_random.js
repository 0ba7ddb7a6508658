(() => {
    let seed = Number(sessionStorage.seed ?? 1);
    crypto.getRandomValues = into => {
        const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
        bytes.forEach((_, at) => {
            seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
            bytes[at] = seed >>> 24;
        });
        sessionStorage.seed = seed;
        return into;
    };
})();
