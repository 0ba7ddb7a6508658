(() => {
    const instantiate = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...source) => {
        await new Promise(go => { window.start = go; });
        return instantiate.apply(WebAssembly, source);
    };
})();
