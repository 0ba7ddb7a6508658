(() => {
    const tell = text => navigator.sendBeacon('/complaint', String(text));
    // Leaving the page may cut off a style sheet that is fetched but not applied; the app itself reports one that it
    // needs.
    addEventListener('error', e => {
        if (e.target.media !== 'not all') tell(e.message || 'not loaded: ' + (e.target.src || e.target.href));
    }, true);
    addEventListener('unhandledrejection', e => tell('rejected: ' + e.reason));
    document.addEventListener('securitypolicyviolation', e => tell('policy: ' + e.violatedDirective + ' '
        + e.blockedURI));
    const error = console.error;
    console.error = (...what) => { tell(what.join(' ')); error.apply(console, what); };
})();
