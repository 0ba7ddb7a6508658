(() => {
    let lot = Number(sessionStorage.lot ?? 1);
    crypto.getRandomValues = into => {
        const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
        bytes.forEach((_, at) => {
            lot = (Math.imul(lot, 1664525) + 1013904223) >>> 0;
            bytes[at] = lot >>> 24;
        });
        sessionStorage.lot = lot;
        return into;
    };
})();
