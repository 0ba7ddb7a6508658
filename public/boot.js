// Starts the app and installs the service worker. It never touches a match or a save.
// Contract with the app: docs/decisions/0004-service-worker.md.
(function () {
  'use strict';
  var root = document.documentElement;

  /**
   * Returns a text in the page's language, by namespace and name; in English until that language is loaded.
   * scripts/stamp.mjs adds the English text, and accepts only plain lines in all languages.
   */
  function word(name, english) {
    var texts = mainTexts[root.lang];
    var place = name.split('.');
    var line = texts && new RegExp('^' + place[1] + ' = (.*)$', 'm').exec(texts[place[0]]);
    return line ? line[1].trim() : english;
  }

  /** The texts of home in each loaded language, by namespace. */
  var mainTexts = {};

  // For each language the digest in the names of its files, and its name for itself; the files fetched on first use; the
  // style sheets beside home's in the order of the cascade. scripts/stamp.mjs fills them in.
  var languages = {};
  var names = {};
  var onDemand = {};
  var sheets = {};

  /** Starts to load a file unless it is loading or loaded; after a failure it may be asked for again. */
  var loading = {};
  function loadOnce(file, begin) {
    if (loading[file]) return loading[file];
    var begun = loading[file] = begin();
    // Another attempt may have begun since, see withTimeout.
    begun.catch(function () { if (loading[file] === begun) delete loading[file]; });
    return begun;
  }
  function fetchOnce(file, tag) {
    return loadOnce(file, function () {
      return fetch(file).then(function (answer) {
        if (!answer.ok) throw new Error(file + ': ' + answer.status);
        return answer.text();
      }).then(function (text) {
        return { tag: tag, texts: text };
      });
    });
  }
  function manifestFile(tag) { return tag + '-manifest-' + languages[tag] + '.webmanifest'; }
  function textFile(tag, part) { return tag + (part === 'main' ? '' : '-' + part) + '-' + languages[tag] + '.json'; }
  function fetchTexts(tag, part) {
    return fetchOnce(textFile(tag, part), tag).then(function (loaded) {
      if (part !== 'main' || mainTexts[tag]) return loaded;
      mainTexts[tag] = JSON.parse(loaded.texts);
      keepLanguage(tag);
      return loaded;
    });
  }
  function loadTexts(tag, part) { return withTimeout(fetchTexts(tag, part), textFile(tag, part)); }
  function loadFile(name) { return withTimeout(fetchOnce(onDemand[name], name), onDemand[name]); }

  /** Rejects after half a minute, since a silent connection may never end. The page then reports it and asks again. */
  function withTimeout(promise, file) {
    return new Promise(function (done, failed) {
      var timer = setTimeout(function () {
        delete loading[file];
        failed(new Error(file + ': silence'));
      }, 30000);
      promise.then(done, failed).then(function () { clearTimeout(timer); });
    });
  }

  /** The link elements of requested sheets, by name. */
  var links = {};
  window.barSheets = {
    /** Fetches a style sheet and leaves it unapplied. */
    load: function (name) {
      return withTimeout(loadOnce(sheets[name], function () { return fetchSheet(name); }), sheets[name]);
    },
    /** Applies these loaded sheets, and no others beside home's. */
    apply: function (names) {
      for (var name in links) links[name].media = names.indexOf(name) < 0 ? 'not all' : 'all';
    },
  };

  function fetchSheet(name) {
    var made = insertLink(name);
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

  /** Inserts the link of a sheet at its place in the cascade. */
  function insertLink(name) {
    var made = document.createElement('link');
    made.rel = 'stylesheet';
    made.media = 'not all';
    var all = Object.keys(sheets);
    var next = all.slice(all.indexOf(name)).map(function (later) { return links[later]; }).filter(Boolean)[0];
    document.head.insertBefore(made, next || null);
    return made;
  }

  /** Returns the first of the browser's languages that the app has: "de-AT" is "de", but "den" is another language. */
  function browserLanguage() {
    var wanted = navigator.languages || [navigator.language || ''];
    for (var i = 0; i < wanted.length; i++) {
      for (var tag in languages) if ((wanted[i] + '-').toLowerCase().indexOf(tag.toLowerCase() + '-') === 0) return tag;
    }
    return 'en';
  }

  /** Returns a stored value of the app, or null. The storage may contain any text. */
  function storedValue(name) {
    try {
      return JSON.parse(localStorage.getItem('bar-a-jeux/' + name));
    } catch (unreadable) {
      return null;
    }
  }

  /** Returns the stored settings, unchecked. */
  function settings() { return storedValue('settings') || {}; }

  /** Returns the language chosen in the settings, or null. */
  function chosenLanguage() {
    var tag = settings().language;
    return Object.prototype.hasOwnProperty.call(languages, tag) ? tag : null;
  }

  /** Sets language, theme and text size before the app runs, as src/app/contexts/appearance.rs does later. */
  function applyAppearance(language) {
    var chosen = settings();
    function matches(query) { return matchMedia('(' + query + ')').matches; }
    root.lang = language;
    if (language !== 'en') document.querySelector('link[rel=manifest]').href = manifestFile(language);
    root.dataset.theme = /^(light|dark|contrast)$/.test(chosen.theme) ? chosen.theme :
      matches('prefers-contrast: more') ? 'contrast' : matches('prefers-color-scheme: dark') ? 'dark' : 'light';
    if (chosen.text_size >= 80 && chosen.text_size <= 200) root.style.fontSize = chosen.text_size + '%';
    root.dataset.shell = 'frame';
  }

  // A development build has no name, see scripts/stamp.mjs.
  var canCache = 'serviceWorker' in navigator && root.dataset.build;

  /** Sets on <html> the known facts about offline play and storage; the app starts from them. */
  function markKnownState() {
    if (!canCache) root.dataset.offline = 'unavailable';
    // A worker controls a page only once its build is whole.
    else if (navigator.serviceWorker.controller) root.dataset.offline = 'ready';
    if (!navigator.storage || !navigator.storage.persisted) return;
    navigator.storage.persisted().then(function (persistent) {
      if (persistent) root.dataset.persistent = '';
      writeStateLine();
    });
  }

  /** Writes the texts of a copy of home in the page's language; index.html has them in English. */
  function translate(part) {
    part.querySelectorAll('[data-text]').forEach(function (element) {
      var english = element.textContent;
      var text = word(element.dataset.text, english);
      if (text === english) return;
      // Lines break only between facts about a game, see src/app/screens/home/shelf.rs.
      var facts = element.querySelector('.game-fact') ? text.split(' · ') : [];
      element.textContent = facts.length ? '' : text;
      facts.forEach(function (fact, place) {
        if (place) element.appendChild(document.createTextNode(' · '));
        var made = element.appendChild(document.createElement('span'));
        made.className = 'game-fact';
        made.textContent = fact;
      });
    });
  }

  /**
   * Shows the finished home until the app runs, once the texts of its language are here. Other addresses, or unknown
   * matches, get a quiet frame.
   */
  function showShell() {
    var known = false;
    root.dir = word('common.direction');
    if (!document.getElementById('boot')) return; // The app is running.
    try {
      translate(document.querySelector('.shell'));
      document.querySelector('.shell-language').textContent = names[root.lang];
      known = fillHome();
    } catch (unknown) {
      // The note is of another build.
    }
    function chooseShell() {
      // The app is running and has no frame.
      if (!document.getElementById('boot')) return;
      root.dataset.shell = known && /^#?\/?$/.test(location.hash) ? 'home' : 'frame';
    }
    chooseShell();
    window.addEventListener('hashchange', chooseShell);
  }

  function isBlocked() {
    try {
      return !window.localStorage;
    } catch (refused) {
      return true;
    }
  }

  function isInstalled() { return matchMedia('(display-mode: standalone)').matches || navigator.standalone; }

  /** Formats a date like src/app/platform/device.rs. */
  function date(milliseconds) {
    return new Date(milliseconds).toLocaleString(root.lang, { dateStyle: 'medium', timeStyle: 'short' });
  }

  /** Returns the app's note of the matches on home (src/saves/shell_note.rs), or null if the storage has others. */
  function shellNote() {
    var stored = {};
    for (var i = 0; i < localStorage.length; i++) {
      var key = localStorage.key(i).split('/');
      if (key[0] === 'bar-a-jeux' && key[1] === 'match') stored[key[2]] = true;
    }
    var note = storedValue('shell') || { saved: 0, running: 0, newest: [] };
    var isRight = note.saved === Object.keys(stored).length &&
      note.newest.every(function (match) { return stored[match.id]; });
    return isRight ? note : null;
  }

  /** Fills in the device's part of home. Returns whether that part is known. */
  function fillHome() {
    var shell = document.querySelector('.shell');
    function show(selector) {
      var element = shell.querySelector(selector);
      element.hidden = false;
      return element;
    }
    writeStateLine();
    if (isBlocked()) return show('.shell-blocked');
    var note = shellNote();
    if (!note) return false;
    var cards = note.newest.map(matchCard);
    if (cards.length) show('.running');
    cards.forEach(function (card) { shell.querySelector('.matches').appendChild(card); });
    if (note.running > cards.length) {
      show('.shell-more').textContent = word('common.running_all').replace('{ $n }', note.running);
    }
    if (note.saved && !isInstalled()) show('.shell-offer');
    return true;
  }

  /** Builds the card of a match in progress, see src/app/screens/home/running.rs. */
  function matchCard(match) {
    function copy(name) {
      var made = document.querySelector('.shell-' + name).content.cloneNode(true);
      translate(made);
      return made;
    }
    var card = copy('match');
    card.querySelector('a').href = '#/play/' + match.id;
    card.querySelector('img').src = 'art/' + match.game + '.svg';
    var title = document.querySelector('.shell [href="#/setup/' + match.game + '"] .game-title');
    card.querySelector('strong').innerHTML = title.innerHTML;
    match.players.forEach(function (player) {
      var element = copy('player');
      element.querySelector('.mark').dataset.colour = player.colour;
      element.querySelector('use').setAttribute('href', '#s-' + player.symbol);
      element.querySelector('bdi').textContent = player.name;
      if (!player.bot) element.querySelector('.bot-sign').remove();
      card.querySelector('.match-players').appendChild(element);
    });
    card.querySelector('small').textContent = date(match.updated);
    return card;
  }

  /** Writes the line on installation and saves, as src/app/screens/home/device_state.rs begins it. */
  function writeStateLine() {
    var line = document.querySelector('.shell-state');
    if (!line) return;
    var backup = storedValue('backup');
    line.textContent = '';
    [
      isInstalled() && word('common.state_installed'),
      root.dataset.offline === 'ready' ? word('common.state_offline') :
        root.dataset.offline === 'unavailable' ? word('common.state_no_offline') :
        root.dataset.offline === 'failed' ? word('common.state_not_kept') : word('common.state_offline_soon'),
      isBlocked() ? word('common.state_memory') :
        'persistent' in root.dataset ? word('common.state_kept') : word('common.state_saved'),
      backup ? word('common.state_backup').replace('{ $when }', date(backup)) : word('common.state_no_backup'),
    ].filter(Boolean).forEach(function (sentence) {
      line.appendChild(document.createElement('span')).textContent = sentence;
      line.appendChild(document.createTextNode(' '));
    });
  }

  /** Shows the error message that index.html already contains. */
  function showTrouble(error) {
    var boot = document.getElementById('boot');
    if (!boot) return; // The app is running; it shows its own errors.
    boot.className = 'failed';
    boot.setAttribute('role', 'alert');
    if (error) boot.querySelector('.boot-detail').textContent = String(error.message || error);
    root.dataset.boot = 'failed';
  }

  /** Returns the stored texts unchanged: no code of the app may run any more. Import can read them. */
  function exportText() {
    var keys = {};
    for (var i = 0; i < localStorage.length; i++) {
      var key = localStorage.key(i);
      if (key.indexOf('bar-a-jeux/') === 0) keys[key] = localStorage.getItem(key);
    }
    return JSON.stringify({ 'bar-a-jeux': 'stored', keys: keys }, null, 1);
  }

  /** Shows the failed-app page: it says that no save is lost, and offers to export them and to load again. */
  function showCrash(error) {
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
    // Only Chromium begins the stack with the message.
    var stack = error.stack || '';
    fill('pre', [panic, stack.indexOf(error) === 0 ? '' : error, stack].filter(Boolean).join('\n'));
    // The app and its open dialogs are removed: none of its controls may be tapped any more.
    document.body.textContent = '';
    document.body.appendChild(page);
    page.querySelector('h2').focus();
    // Last: if this fails too, the message is already on the page.
    page.querySelector('[data-act=export]').href =
      'data:application/vnd.barajeux+json;charset=utf-8,' + encodeURIComponent(exportText());
  }

  /** Returns whether the app's state may be inconsistent after this error. */
  function isFatal(error) {
    return error && (error instanceof WebAssembly.RuntimeError || /wasm/.test(error.stack));
  }

  // Message and place of a panic. The error that the page receives afterwards has neither.
  var panic = '';

  function watchErrors() {
    window.addEventListener('bar-panic', function (event) { panic = event.detail; });
    window.addEventListener('error', function (event) { if (isFatal(event.error)) showCrash(event.error); });
    window.addEventListener('unhandledrejection', function (event) {
      if (isFatal(event.reason)) showCrash(event.reason);
    });
  }

  /**
   * Starts to fetch the texts while the app is loading. If those of the wanted language cannot be had, English comes
   * next, and then any other: an older build offline may have only that.
   */
  function fetchFirstTexts() {
    var browser = browserLanguage();
    var wanted = chosenLanguage() || browser;
    var first = ['en'].concat(Object.keys(languages)).reduce(function (before, tag) {
      return before.catch(function (error) {
        return fetchTexts(tag, 'main').catch(function () { throw error; });
      });
    }, fetchTexts(wanted, 'main')).then(function (loaded) {
      root.lang = loaded.tag;
      return loaded;
    });
    window.barTexts = { browser: browser, first: first, load: loadTexts, loadFile: loadFile };
    return wanted;
  }

  /**
   * Notes that a language has been read on this device, so that the service worker keeps it for offline play, now and in
   * later builds.
   */
  var noted = Promise.resolve();
  function keepLanguage(tag) {
    if (!canCache || !window.caches) return;
    var folder = new URL('./', location.href);
    var entry = new URL('.notes/languages', folder).href;
    noted = noted.then(function () {
      return caches.open('bar-a-jeux:' + folder.pathname + ':notes');
    }).then(function (notes) {
      return notes.match(entry).then(function (found) {
        return found ? found.json() : [];
      }).then(function (known) {
        if (known.indexOf(tag) < 0) return notes.put(entry, new Response(JSON.stringify(known.concat(tag))));
      });
    }).then(function () { askWorker(); }, function () { /* Without a note the worker keeps every language. */ });
  }

  /** CSS features that the boards require. */
  var REQUIRED_STYLES = ['height: 1dvh', 'width: 1cqw', 'selector(:has(a))'];

  /** Returns the first required feature that this browser lacks. */
  function missingFeature() {
    if (typeof WebAssembly !== 'object' || typeof WebAssembly.instantiate !== 'function') return 'WebAssembly';
    if (!window.CSS || !CSS.supports) return 'CSS.supports';
    for (var i = 0; i < REQUIRED_STYLES.length; i++) {
      var style = REQUIRED_STYLES[i];
      if (!CSS.supports(style.indexOf('selector') === 0 ? style : '(' + style + ')')) return style;
    }
    return '';
  }

  function startApp() {
    var missing = missingFeature();
    if (missing) {
      showTrouble(new Error(missing));
      return;
    }
    watchErrors();
    // Without texts no screen can be shown.
    window.barTexts.first.catch(showTrouble);
    // scripts/stamp.mjs fills in both names.
    var wasm = fetch('./app_bg.wasm');
    import('./app.js')
      .then(function (app) { return app.default({ module_or_path: wasm }); })
      .catch(function (error) { (error instanceof WebAssembly.RuntimeError ? showCrash : showTrouble)(error); });
  }

  /**
   * The versions of the app on this device: the service worker's last answer as JSON, facts from the app for it, and
   * the switch to another version.
   */
  var facts = { runs: root.dataset.build };
  var registration;
  window.barVersions = {
    known: '',
    tell: function (text) {
      Object.assign(facts, JSON.parse(text));
      askWorker();
    },
    /** Serves this build from the next page load on, in all tabs, and reloads this tab at `hash`. */
    serve: function (build, hash) {
      askWorker(build, function (answer) {
        if (answer.served !== build) return;
        history.replaceState(null, '', hash);
        location.reload();
      });
    },
  };

  /** Tells the service worker about this page and, if given, the build to serve. It answers with the builds here. */
  function askWorker(serve, then) {
    // The waiting worker gets the player's yes and stops waiting.
    var worker = registration && (serve && registration.waiting || registration.active);
    if (!worker) return;
    var channel = new MessageChannel();
    channel.port1.onmessage = function (event) {
      receiveBuilds(event.data);
      if (then) then(event.data);
    };
    worker.postMessage(Object.assign({ serve: serve }, facts), [channel.port2]);
  }

  /** Notes the builds on this device, and whether there is an update. */
  function receiveBuilds(answer) {
    var builds = answer.kept;
    window.barVersions.known = JSON.stringify(answer);
    // The running build may not be cached yet, or no longer: then there is no update to announce.
    if (facts.runs in builds && answer.newest in builds && answer.newest !== facts.runs) root.dataset.update = 'ready';
    else delete root.dataset.update;
    if (Object.keys(builds).length) root.dataset.offline = 'ready';
    else if (root.dataset.offline === 'ready') delete root.dataset.offline;
    writeStateLine();
    window.dispatchEvent(new Event('bar-versions'));
  }

  /** Reports why no build is stored on this device. */
  function reportUncached(state) {
    root.dataset.offline = state;
    writeStateLine();
    window.dispatchEvent(new Event('bar-versions'));
  }

  /** Installs the service worker, and asks it whenever there may be news. */
  function serviceWorker() {
    if (!canCache) return;
    var lastCheck = performance.now();

    /** Follows one worker on its way in. */
    function follow(worker) {
      if (!worker) return;
      worker.addEventListener('statechange', function () {
        if (worker.state === 'installed' || worker.state === 'activated') askWorker();
        // A worker that was replaced by a newer one becomes redundant too.
        if (worker.state === 'redundant' && !registration.active) reportUncached('failed');
      });
    }

    // The worker reads the note of languages when it installs the first build.
    window.barTexts.first.catch(function () { /* The page says so itself. */ }).then(function () {
      return noted;
    }).then(function () {
      return navigator.serviceWorker.register('sw.js', { scope: './', updateViaCache: 'none' });
    }).then(function (registered) {
      registration = registered;
      askWorker();
      follow(registration.installing || registration.waiting);
      registration.addEventListener('updatefound', function () {
        follow(registration.installing);
      });
      document.addEventListener('visibilitychange', function () {
        if (document.visibilityState !== 'visible') return;
        // Another tab may have chosen another version.
        askWorker();
        // A page left open for days still learns of a new version; more than one request an hour is waste.
        if (performance.now() - lastCheck < 3600000) return;
        lastCheck = performance.now();
        registration.update().catch(function () { /* Offline: the next request will do. */ });
      });
    }).catch(function () { reportUncached('failed'); });
  }

  // An installed app that is open already comes to the front unchanged (launch_handler). A shortcut leads to its
  // address, an export to the import screen (src/app/screens/saves).
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
      var timer = setTimeout(missing, 6000);
      bots.then(function (ask) {
        clearTimeout(timer);
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

  /** Starts the worker that reads QR codes, see scan.js. scripts/stamp.mjs fills in its name. */
  window.barScanner = function () { return new Worker('./scan.js'); };

  applyAppearance(fetchFirstTexts());
  markKnownState();
  document.addEventListener('DOMContentLoaded', function () {
    // The page is in English already. Other texts may be here before the first frame.
    if (root.lang === 'en') showShell();
    else window.barTexts.first.then(showShell, function () { /* The page says so itself. */ });
    // Start one task after the first frame: until then connection and processor serve the first paint.
    if (document.hidden) startApp();
    else requestAnimationFrame(function () { setTimeout(startApp); });
  });
  if (document.readyState === 'complete') serviceWorker();
  else window.addEventListener('load', serviceWorker);
})();
