(() => {
    const tell = text => navigator.sendBeacon('/complaint', String(text));
    addEventListener('error', e => tell(e.message || 'not loaded: ' + (e.target.src || e.target.href)), true);
    addEventListener('unhandledrejection', e => tell('rejected: ' + e.reason));
    document.addEventListener('securitypolicyviolation', e => tell('policy: ' + e.violatedDirective + ' '
        + e.blockedURI));
    const error = console.error;
    console.error = (...what) => { tell(what.join(' ')); error.apply(console, what); };
})();
