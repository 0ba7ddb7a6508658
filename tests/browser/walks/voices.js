// Simulates speech: `come()` adds voices, `spoken` records each text read aloud, and `end()` ends it.
(() => {
    const voice = (lang, localService) => ({ lang, localService, default: false });
    let voices = [voice('fr-FR', false)], now = null;
    const synthesis = {
        onvoiceschanged: null,
        getVoices: () => voices,
        speak: utterance => {
            now = utterance;
            spoken.push({ text: utterance.text, lang: utterance.lang, local: utterance.voice.localService });
        },
        cancel: () => {
            const cut = now;
            now = null;
            cut?.onerror?.({ error: 'canceled' });
        },
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
    window.spoken = [];
    window.speaking = () => now !== null;
    window.come = () => {
        voices = [voice('fr-FR', false), voice('en-GB', true), voice('fr_CA', true)];
        synthesis.onvoiceschanged?.();
    };
    window.end = () => {
        const said = now;
        now = null;
        said.onend();
    };
})();
