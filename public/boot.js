// Starts the app and installs the service worker. It never touches a match or a save.
// Contract with the app: docs/decisions/0004-service-worker.md.
(function () {
  'use strict';
  var root = document.documentElement;

  /** One of the words of this file: scripts/stamp.mjs puts its texts, by language, for its name. */
  function word(by) { return by[root.lang] || by.en; }

  // The files of each language by part, those that are fetched when they are first opened, and the style sheets beside
  // home's in the order of the cascade: filled in by scripts/stamp.mjs.
  var texts = {};
  var apart = {};
  var sheets = {};

  /** Begins to load a file unless it is on its way or here; after a failure it may be asked for again. */
  var loading = {};
  function once(file, begin) {
    if (loading[file]) return loading[file];
    var begun = loading[file] = begin();
    // Another attempt may have begun since, see inTime.
    begun.catch(function () { if (loading[file] === begun) delete loading[file]; });
    return begun;
  }
  function fetchOnce(file, tag) {
    return once(file, function () {
      return fetch(file).then(function (answer) {
        if (!answer.ok) throw new Error(file + ': ' + answer.status);
        return answer.text();
      }).then(function (text) {
        return { tag: tag, texts: text };
      });
    });
  }
  function load(tag, part) { return inTime(fetchOnce(texts[tag][part], tag), texts[tag][part]); }
  function loadApart(name) { return inTime(fetchOnce(apart[name], name), apart[name]); }

  /** Rejects after half a minute, since a silent connection may never end. The page then reports it and asks again. */
  function inTime(promise, file) {
    return new Promise(function (done, failed) {
      var late = setTimeout(function () {
        delete loading[file];
        failed(new Error(file + ': silence'));
      }, 30000);
      promise.then(done, failed).then(function () { clearTimeout(late); });
    });
  }

  /** The link of each sheet that was asked for. */
  var links = {};
  window.barSheets = {
    /** Fetches a style sheet and leaves it unapplied. */
    load: function (name) {
      return inTime(once(sheets[name], function () { return fetchSheet(name); }), sheets[name]);
    },
    /** Applies these sheets, which are here, and no others beside home's. */
    apply: function (names) {
      for (var name in links) links[name].media = names.indexOf(name) < 0 ? 'not all' : 'all';
    },
  };

  function fetchSheet(name) {
    var made = link(name);
    return new Promise(function (done, failed) {
      made.onload = done;
      made.onerror = function () {
        made.remove();
        if (links[name] === made) delete links[name];
        failed(new Error(sheets[name]));
      };
      links[name] = made;
      made.href = sheets[name];
    });
  }

  /** Puts the link of a sheet where it belongs in the order of the cascade. */
  function link(name) {
    var made = document.createElement('link');
    made.rel = 'stylesheet';
    made.media = 'not all';
    var all = Object.keys(sheets);
    var next = all.slice(all.indexOf(name)).map(function (later) { return links[later]; }).filter(Boolean)[0];
    document.head.insertBefore(made, next || null);
    return made;
  }

  /** The first of the browser's own languages that the app speaks. */
  function browserLanguage() {
    var wanted = navigator.languages || [];
    for (var i = 0; i < wanted.length; i++) {
      for (var tag in texts) if (wanted[i].toLowerCase().indexOf(tag.toLowerCase()) === 0) return tag;
    }
    return 'en';
  }

  /** A value that the app keeps, or null; any text may stand there. */
  function kept(name) {
    try {
      return JSON.parse(localStorage.getItem('bar-a-jeux/' + name));
    } catch (unreadable) {
      return null;
    }
  }

  /** What was chosen in the settings; nothing of it may be taken for granted. */
  function settings() { return kept('settings') || {}; }

  /** The language that was chosen, if one was. */
  function chosenLanguage() {
    var tag = settings().language;
    return Object.prototype.hasOwnProperty.call(texts, tag) ? tag : null;
  }

  /** What is painted before the app runs looks as the app will: see src/app/contexts/appearance.rs. */
  function dress(language) {
    var chosen = settings();
    function asks(query) { return matchMedia('(' + query + ')').matches; }
    root.lang = language;
    root.dir = word('common.direction');
    root.dataset.theme = /^(light|dark|contrast)$/.test(chosen.theme) ? chosen.theme :
      asks('prefers-contrast: more') ? 'contrast' : asks('prefers-color-scheme: dark') ? 'dark' : 'light';
    if (chosen.text_size >= 80 && chosen.text_size <= 200) root.style.fontSize = chosen.text_size + '%';
    root.dataset.shell = 'frame';
  }

  // A build without a name is a developer's, see scripts/stamp.mjs.
  var canKeep = 'serviceWorker' in navigator && root.dataset.build;

  /** Says on <html> how safe the app and its saves are, as far as that is known at once; the app starts from it. */
  function examine() {
    if (!canKeep) root.dataset.offline = 'unavailable';
    // Only a whole build has a worker that answers.
    else if (navigator.serviceWorker.controller) root.dataset.offline = 'ready';
    if (!navigator.storage || !navigator.storage.persisted) return;
    navigator.storage.persisted().then(function (promised) {
      if (promised) root.dataset.promised = '';
      describe();
    });
  }

  /** Until the app runs, home is shown as it will stand; elsewhere, or where that is not known, a quiet frame. */
  function frame() {
    var known = false;
    try {
      known = furnish();
    } catch (unknown) {
      // The note is not one of this build.
    }
    function choose() {
      // Once the app runs there is nothing to frame any more.
      if (!document.getElementById('boot')) return;
      root.dataset.shell = known && /^#?\/?$/.test(location.hash) ? 'home' : 'frame';
    }
    choose();
    window.addEventListener('hashchange', choose);
  }

  function isBlocked() {
    try {
      return !window.localStorage;
    } catch (refused) {
      return true;
    }
  }

  function isInstalled() { return matchMedia('(display-mode: standalone)').matches || navigator.standalone; }

  /** As src/app/platform/device.rs writes it. */
  function date(milliseconds) {
    return new Date(milliseconds).toLocaleString(root.lang, { dateStyle: 'medium', timeStyle: 'short' });
  }

  /** The app's note of the matches on home (src/saves/shell_note.rs), or null if the matches here are others. */
  function noted() {
    var here = {};
    for (var i = 0; i < localStorage.length; i++) {
      var key = localStorage.key(i).split('/');
      if (key[0] === 'bar-a-jeux' && key[1] === 'match') here[key[2]] = true;
    }
    var note = kept('shell') || { saved: 0, running: 0, newest: [] };
    var isRight = note.saved === Object.keys(here).length && note.newest.every(function (match) { return here[match.id]; });
    return isRight ? note : null;
  }

  /** Fills in the part of home that depends on this device; returns whether it is known. */
  function furnish() {
    var shell = document.querySelector('.shell');
    function show(selector) {
      var element = shell.querySelector(selector);
      element.hidden = false;
      return element;
    }
    describe();
    if (isBlocked()) return show('.shell-blocked');
    var note = noted();
    if (!note) return false;
    var cards = note.newest.map(card);
    if (cards.length) show('.running');
    cards.forEach(function (card) { shell.querySelector('.matches').appendChild(card); });
    if (note.running > cards.length) {
      show('.shell-more').textContent = word('common.running_all').replace('{ $n }', note.running);
    }
    if (note.saved && !isInstalled()) show('.shell-offer');
    return true;
  }

  /** A match to go on with, see src/app/screens/home/running.rs. */
  function card(match) {
    function copy(name) { return document.querySelector('.shell-' + name).content.cloneNode(true); }
    var card = copy('match');
    card.querySelector('a').href = '#/play/' + match.id;
    card.querySelector('img').src = 'art/' + match.game + '.svg';
    var title = document.querySelector('.shell [href="#/setup/' + match.game + '"] .game-title');
    card.querySelector('strong').innerHTML = title.innerHTML;
    match.players.forEach(function (player) {
      var shown = copy('player');
      shown.querySelector('.mark').dataset.colour = player.colour;
      shown.querySelector('use').setAttribute('href', '#s-' + player.symbol);
      shown.querySelector('bdi').textContent = player.name;
      if (!player.bot) shown.querySelector('.bot-sign').remove();
      card.querySelector('.match-players').appendChild(shown);
    });
    card.querySelector('small').textContent = date(match.updated);
    return card;
  }

  /** The line on installation and saves, as src/app/screens/home/device_state.rs begins it. */
  function describe() {
    var line = document.querySelector('.shell-state');
    if (!line) return;
    var backup = kept('backup');
    line.textContent = '';
    [
      isInstalled() && word('common.state_installed'),
      root.dataset.offline === 'ready' ? word('common.state_offline') :
        root.dataset.offline === 'unavailable' ? word('common.state_no_offline') :
        root.dataset.offline === 'failed' ? word('common.state_not_kept') : word('common.state_offline_soon'),
      isBlocked() ? word('common.state_memory') :
        'promised' in root.dataset ? word('common.state_kept') : word('common.state_saved'),
      backup ? word('common.state_backup').replace('{ $when }', date(backup)) : word('common.state_no_backup'),
    ].filter(Boolean).forEach(function (sentence) {
      line.appendChild(document.createElement('span')).textContent = sentence;
      line.appendChild(document.createTextNode(' '));
    });
  }

  /** Reveals the message that index.html already holds. */
  function trouble(error) {
    var boot = document.getElementById('boot');
    if (!boot) return; // The app is running; it shows its own errors.
    boot.className = 'failed';
    boot.setAttribute('role', 'alert');
    if (error) boot.querySelector('.boot-detail').textContent = String(error.message || error);
    root.dataset.boot = 'failed';
  }

  /** All that is saved, as it lies there: no code of the app may run any more. Import can read it. */
  function stored() {
    var keys = {};
    for (var i = 0; i < localStorage.length; i++) {
      var key = localStorage.key(i);
      if (key.indexOf('bar-a-jeux/') === 0) keys[key] = localStorage.getItem(key);
    }
    return JSON.stringify({ 'bar-a-jeux': 'stored', keys: keys }, null, 1);
  }

  /** What is shown when the app itself has failed: nothing is lost, take your saves, load again. */
  function crashed(error) {
    if ('crash' in root.dataset) return;
    root.dataset.crash = '';
    var page = document.createElement('div');
    page.className = 'crash';
    page.setAttribute('role', 'alertdialog');
    page.setAttribute('aria-labelledby', 'crash-title');
    page.innerHTML = '<div class="card"><h2 id="crash-title" tabindex="-1"></h2><p></p><p class="row">' +
      '<a class="button primary" data-act="reload" href="?"></a> ' +
      '<a class="button" data-act="export" download="bar-a-jeux.barajeux"></a></p><pre></pre></div>';
    function fill(selector, text) { page.querySelector(selector).textContent = text; }
    fill('h2', word('common.crash_title'));
    fill('p', word('common.crash_text'));
    fill('[data-act=reload]', word('common.crash_reload'));
    fill('[data-act=export]', word('common.crash_export'));
    // Chromium begins the stack with the message, others do not.
    var stack = error.stack || '';
    fill('pre', [panic, stack.indexOf(error) === 0 ? '' : error, stack].filter(Boolean).join('\n'));
    // The app goes, open dialogs first of all: nothing of it may be tapped any more.
    document.body.textContent = '';
    document.body.appendChild(page);
    page.querySelector('h2').focus();
    // Only now: should this fail as well, the message is there.
    page.querySelector('[data-act=export]').href =
      'data:application/vnd.barajeux+json;charset=utf-8,' + encodeURIComponent(stored());
  }

  /** Whether the app may have been left in the middle of something. */
  function fatal(error) {
    return error && (error instanceof WebAssembly.RuntimeError || /wasm/.test(error.stack));
  }

  // What the app said of its own failure, and where: the error that the page hears of a moment later does not know.
  var panic = '';

  function watch() {
    window.addEventListener('bar-panic', function (event) { panic = event.detail; });
    window.addEventListener('error', function (event) { if (fatal(event.error)) crashed(event.error); });
    window.addEventListener('unhandledrejection', function (event) { if (fatal(event.reason)) crashed(event.reason); });
  }

  /** The texts come while the app is still on its way. */
  function fetchTexts() {
    var browser = browserLanguage();
    var wanted = chosenLanguage() || browser;
    function main(tag) { return fetchOnce(texts[tag].main, tag); }
    var first = main(wanted).catch(function () { return main('en'); });
    window.barTexts = { browser: browser, first: first, load: load, loadApart: loadApart };
    return wanted;
  }

  /** What the boards are measured by, and cannot do without. */
  var STYLES = ['height: 1dvh', 'width: 1cqw', 'selector(:has(a))'];

  /** The first thing that this browser lacks. */
  function lacking() {
    if (typeof WebAssembly !== 'object' || typeof WebAssembly.instantiate !== 'function') return 'WebAssembly';
    if (!window.CSS || !CSS.supports) return 'CSS.supports';
    for (var i = 0; i < STYLES.length; i++) {
      var style = STYLES[i];
      if (!CSS.supports(style.indexOf('selector') === 0 ? style : '(' + style + ')')) return style;
    }
    return '';
  }

  function start() {
    var lacks = lacking();
    if (lacks) {
      trouble(new Error(lacks));
      return;
    }
    watch();
    // Without any, nothing can be shown.
    window.barTexts.first.catch(trouble);
    // Both names are filled in by scripts/stamp.mjs.
    var wasm = fetch('./app_bg.wasm');
    import('./app.js')
      .then(function (app) { return app.default({ module_or_path: wasm }); })
      .catch(function (error) { (error instanceof WebAssembly.RuntimeError ? crashed : trouble)(error); });
  }

  /**
   * The versions of the app on this device, as the service worker knows them: what it answered last, as JSON, what the
   * app has it know, and the way to another one.
   */
  var told = { runs: root.dataset.build };
  var registration;
  window.barVersions = {
    known: '',
    tell: function (text) {
      Object.assign(told, JSON.parse(text));
      ask();
    },
    /** From the next page on this build is served, in all tabs; that page begins at once, in this tab, at `hash`. */
    serve: function (build, hash) {
      ask(build, function (answer) {
        if (answer.served !== build) return;
        history.replaceState(null, '', hash);
        location.reload();
      });
    },
  };

  /** Tells the service worker about this page, and has it serve a build where one is named; it answers what there is. */
  function ask(serve, then) {
    // A yes ends the waiting of whoever waits.
    var worker = registration && (serve && registration.waiting || registration.active);
    if (!worker) return;
    var channel = new MessageChannel();
    channel.port1.onmessage = function (event) {
      hear(event.data);
      if (then) then(event.data);
    };
    worker.postMessage(Object.assign({ serve: serve }, told), [channel.port2]);
  }

  function hear(answer) {
    var kept = answer.kept;
    window.barVersions.known = JSON.stringify(answer);
    // What runs here may be on its way into the caches, or gone from them: then there is nothing to compare.
    if (told.runs in kept && answer.newest in kept && answer.newest !== told.runs) root.dataset.update = 'ready';
    else delete root.dataset.update;
    if (Object.keys(kept).length) root.dataset.offline = 'ready';
    else if (root.dataset.offline === 'ready') delete root.dataset.offline;
    describe();
    window.dispatchEvent(new Event('bar-versions'));
  }

  function unkept(state) {
    root.dataset.offline = state;
    describe();
    window.dispatchEvent(new Event('bar-versions'));
  }

  /** Installs the service worker, and asks it whenever there may be news. */
  function serviceWorker() {
    if (!canKeep) return;
    var asked = performance.now();

    /** Follows one worker on its way in. */
    function follow(worker) {
      if (!worker) return;
      worker.addEventListener('statechange', function () {
        if (worker.state === 'installed' || worker.state === 'activated') ask();
        // One that was in use and has given way to a newer one ends like this, too.
        if (worker.state === 'redundant' && !registration.active) unkept('failed');
      });
    }

    navigator.serviceWorker.register('sw.js', { scope: './', updateViaCache: 'none' }).then(function (registered) {
      registration = registered;
      ask();
      follow(registration.installing || registration.waiting);
      registration.addEventListener('updatefound', function () {
        follow(registration.installing);
      });
      document.addEventListener('visibilitychange', function () {
        if (document.visibilityState !== 'visible') return;
        // Another tab may have gone to another version.
        ask();
        // A page left open for days still hears of a new one; asking more than hourly is waste.
        if (performance.now() - asked < 3600000) return;
        asked = performance.now();
        registration.update().catch(function () { /* Offline: the next time will do. */ });
      });
    }).catch(function () { unkept('failed'); });
  }

  // An installed app that is open already comes to the front as it is (launch_handler); a shortcut leads where it says,
  // an export to the screen that takes it in (src/app/screens/saves/import.rs).
  if ('launchQueue' in window) {
    window.launchQueue.setConsumer(function (launch) {
      var file = launch.files && launch.files[0];
      var hash = file ? '#/saves' : launch.targetURL && new URL(launch.targetURL).hash;
      if (hash) location.hash = hash;
      if (!file) return;
      window.barOpened = file.getFile();
      window.dispatchEvent(new CustomEvent('bar-opened'));
    });
  }

  /** The bots of a match, see ask.js; loaded at the first question. Only the latest question is answered. */
  var bots;
  var question = 0;
  window.barBots = {
    ask: function (task, pace, tell) {
      var mine = ++question;
      bots = bots || import('./ask.js');
      function missing() {
        if (mine !== question) return;
        question++;
        tell('', 'missing');
      }
      var late = setTimeout(missing, 6000);
      bots.then(function (ask) {
        clearTimeout(late);
        if (mine === question) ask.ask({ task: task }, pace, tell);
      }, function () {
        bots = null;
        missing();
      });
    },
    now: function () { if (bots) bots.then(function (ask) { ask.now(); }); },
    stop: function () {
      question++;
      if (bots) bots.then(function (ask) { ask.stop(); });
    },
  };

  dress(fetchTexts());
  examine();
  document.addEventListener('DOMContentLoaded', function () {
    frame();
    // The line, and a slow processor, first belong to what is painted until the app runs: a task after the first frame.
    if (document.hidden) start();
    else requestAnimationFrame(function () { setTimeout(start); });
  });
  if (document.readyState === 'complete') serviceWorker();
  else window.addEventListener('load', serviceWorker);
})();
