// Starts the app and installs the service worker. It never touches a match or a save.
// Contract with the app: docs/decisions/0004-service-worker.md.
(function () {
  'use strict';
  var root = document.documentElement;

  // The words of the app, from locales/: filled in by scripts/stamp.mjs.
  window.barWords = {};

  /** Reveals the message that index.html already holds, in both languages. */
  function trouble(error) {
    var boot = document.getElementById('boot');
    if (!boot) return; // The app is running; it shows its own errors.
    boot.className = 'failed';
    boot.setAttribute('role', 'alert');
    if (error) boot.querySelector('.boot-detail').textContent = String(error.message || error);
    root.dataset.boot = 'failed';
  }

  function start() {
    if (typeof WebAssembly !== 'object' || typeof WebAssembly.instantiate !== 'function') {
      trouble(new Error('WebAssembly'));
      return;
    }
    // Both names are filled in by scripts/stamp.mjs.
    import('./app.js')
      .then(function (app) { return app.default({ module_or_path: new URL('./app_bg.wasm', document.baseURI) }); })
      .then(function () {
        var boot = document.getElementById('boot');
        if (boot) boot.remove();
      })
      .catch(trouble);
  }

  /** Installs the service worker and says when a newer version waits or the app is ready for offline play. */
  function serviceWorker() {
    if (!('serviceWorker' in navigator)) { root.dataset.offline = 'unavailable'; return; }
    var sw = navigator.serviceWorker;
    var applying = false;
    var asked = Date.now();

    function announce() {
      root.dataset.update = 'ready';
      window.dispatchEvent(new Event('bar-update-ready'));
    }
    function offline() {
      root.dataset.offline = 'ready';
      window.dispatchEvent(new Event('bar-offline-ready'));
    }
    /** Follows one worker on its way in; `first` when nothing was installed before it. */
    function follow(worker, first) {
      if (!worker) return;
      worker.addEventListener('statechange', function () {
        if (worker.state === 'installed' && !first) announce();
        if (worker.state === 'activated') offline();
        if (worker.state === 'redundant' && first) root.dataset.offline = 'failed';
      });
    }

    sw.register('sw.js', { scope: './', updateViaCache: 'none' }).then(function (registration) {
      if (registration.active) offline();
      if (registration.waiting && registration.active) announce();
      follow(registration.installing, !registration.active);
      registration.addEventListener('updatefound', function () {
        follow(registration.installing, !registration.active);
      });
      window.addEventListener('bar-update-apply', function () {
        if (!registration.waiting) return;
        applying = true;
        registration.waiting.postMessage('skip-waiting');
      });
      // A page left open for days still hears of a new version; asking more than hourly is waste.
      document.addEventListener('visibilitychange', function () {
        if (document.visibilityState !== 'visible' || Date.now() - asked < 3600000) return;
        asked = Date.now();
        registration.update().catch(function () { /* Offline: the next time will do. */ });
      });
    }).catch(function () { root.dataset.offline = 'failed'; });

    // Another tab may have applied the update; only the page where the player asked for it reloads, once.
    sw.addEventListener('controllerchange', function () {
      if (!applying) return;
      applying = false;
      location.reload();
    });
  }

  start();
  if (document.readyState === 'complete') serviceWorker();
  else window.addEventListener('load', serviceWorker);
})();
