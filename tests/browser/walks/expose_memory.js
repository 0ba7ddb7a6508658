(() => {
    const instantiate = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...source) => {
        const made = await instantiate.apply(WebAssembly, source);
        window.appMemory = made.instance.exports.memory;
        return made;
    };
})();
