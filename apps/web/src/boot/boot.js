/* Runs in the head, before any module: sets the colour scheme and accent without a flash, and sends the first data request without
   waiting for JavaScript. */
;(function () {
  var root = document.documentElement
  // Scripts and workers come only from this host's own files. Nothing else may become code, and text never becomes markup.
  if (window.trustedTypes)
    window.trustedTypes.createPolicy('default', {
      createScriptURL: function (text) {
        var url = new URL(text, document.baseURI)
        if (url.origin === location.origin && /^https?:$/.test(url.protocol)) return text
        throw new TypeError('Scripts are not loaded from ' + url.origin)
      },
    })
  var currency = 'usd'
  function paintAccent(name) {
    if (name && /^[a-z]+$/.test(name)) root.setAttribute('data-cs-accent', name)
    else root.removeAttribute('data-cs-accent')
  }
  function paintDensity(name) {
    root.toggleAttribute('data-cs-compact', name === 'compact')
  }
  // What the document's first frame shows, until the page has drawn itself.
  function nameFrame(isOfAccount, page, path) {
    var known = { home: 3, queue: 5, history: 8, messages: 3, assets: 4 }
    var rows = isOfAccount && Object.hasOwn(known, page) ? known[page] : 0
    root.setAttribute('data-frame', isOfAccount ? 'account' : 'none')
    if (isOfAccount) root.setAttribute('data-page', page)
    if (path === '/accounts') rows = 2
    if (rows) root.setAttribute('data-rows', (isOfAccount && showLastRows(path)) || rows)
    showTypefaces(rows > 0)
    if (/^\/safes\/[^/]+\/(review|transactions|messages\/(review|0x)|apps\/open)/.test(path))
      root.setAttribute('data-rail', '')
  }
  // Rows as this browser last saw them (`app/keepLastRows.ts`), until the page has drawn its own.
  function showLastRows(path) {
    try {
      var words = JSON.parse(localStorage.getItem('countersign.rows'))[path]
      if (!Array.isArray(words) || words.length < 2 || (!isPortable && location.search)) return 0
      document.addEventListener(
        'readystatechange',
        function () {
          document.querySelectorAll('[data-words]').forEach(function (place, index) {
            if (typeof words[index] === 'string') place.textContent = words[index]
          })
        },
        { once: true },
      )
      return Math.min(words.length - 1, 8)
    } catch {
      return 0
    }
  }
  // Lists come before their typefaces, whose place differs by less than a line there. Other pages have sentences, which would move.
  function showTypefaces(isOfRows) {
    var sheet = document.querySelector('link[data-typefaces]')
    try {
      if (!sheet || (isOfRows && localStorage.getItem('countersign.typefaces') !== sheet.getAttribute('href'))) return
      sheet
        .getAttribute('data-typefaces')
        .split(' ')
        .forEach(function (address) {
          var link = document.createElement('link')
          Object.assign(link, {
            rel: 'preload',
            as: 'font',
            crossOrigin: '',
            fetchPriority: 'low',
            href: new URL(address, sheet.href).href,
          })
          document.head.appendChild(link)
        })
      // In a frame, so that the first paint does not wait for them.
      requestAnimationFrame(function () {
        sheet.media = 'all'
      })
    } catch {}
  }
  function afterFrame(then) {
    if (document.visibilityState !== 'visible') return then()
    var isDone = false
    function once() {
      if (!isDone) then()
      isDone = true
    }
    requestAnimationFrame(function () {
      setTimeout(once)
    })
    // A window may draw no frames.
    setTimeout(once, 300)
  }
  function run(link, ifFailed) {
    var script = document.createElement('script')
    Object.assign(script, { type: 'module', crossOrigin: '', integrity: link.integrity, src: link.href })
    if (ifFailed) script.onerror = ifFailed
    document.body.append(script)
  }
  // The frame is painted, then `app/firstWords` writes the first rows into it, and then the page's code is evaluated, which takes longer than a
  // frame; all of it is fetched and compiled meanwhile. A wait inside of the entry would be one statement, but browsers keep a script compiled as it
  // was before its first wait, and would compile every function again on each visit. In development the document has its script.
  function startPage(when) {
    var entry = document.querySelector('link[data-entry]:not([data-started])')
    if (!entry) return
    if (when === 'afterFrame') return afterFrame(startPage)
    entry.setAttribute('data-started', '')
    run(entry, showFailure)
  }
  // The page's script, or one that it imports, did not load or has other bytes than the build.
  function showFailure() {
    var language = navigator.language
    try {
      language = localStorage.getItem('countersign.language') || language
    } catch {}
    root.setAttribute('data-failed', /^de\b/i.test(language) ? 'de' : 'en')
    document.querySelectorAll('[data-reload]').forEach(function (button) {
      button.addEventListener('click', reload, { once: true })
    })
  }
  // From the host: the copy of the service worker may be what is broken.
  function reload() {
    var workers = navigator.serviceWorker
    Promise.resolve(workers && workers.getRegistration())
      .then(function (worker) {
        return worker && worker.unregister()
      })
      .catch(function () {})
      .then(function () {
        location.reload()
      })
  }
  function startAfterFirstPaint() {
    var words = document.querySelector('link[data-first-words]')
    function start() {
      if (words) run(words, startPage)
      else startPage()
    }
    if (performance.getEntriesByName('first-paint')[0]) start()
    else afterFrame(start)
  }
  document.addEventListener('DOMContentLoaded', startAfterFirstPaint)
  // Another tab chose a scheme: this one follows, whichever page it shows.
  addEventListener('storage', function (event) {
    if (event.key === 'countersign.accent') paintAccent(event.newValue)
    if (event.key === 'countersign.density') paintDensity(event.newValue)
  })
  try {
    paintAccent(localStorage.getItem('countersign.accent'))
    paintDensity(localStorage.getItem('countersign.density'))
    var stored = localStorage.getItem('countersign-color-scheme')
    var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
    root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
    currency = localStorage.getItem('countersign.currency') || currency
  } catch {}
  // In a folder of a static host, the page's path is in the URL fragment.
  var isPortable = root.hasAttribute('data-portable')
  var path = isPortable ? location.hash.slice(1) : location.pathname
  var match = /^\/safes\/([^/?#]+)(?:\/([^/?#]+))?/.exec(path)
  var account = null
  try {
    if (match) account = decodeURIComponent(match[1])
  } catch {}
  var page = match ? match[2] || 'home' : 'accounts'
  nameFrame(match !== null, page, path)
  var query = new URLSearchParams({ page: page, currency: currency })
  // Only the days of a history depend on it, and the first use of Intl takes 25 ms of everything that waits for this script.
  if (page === 'history') query.set('timezone', Intl.DateTimeFormat().resolvedOptions().timeZone)
  if (account) query.set('account', account)
  var response = fetch((isPortable ? './' : '/') + 'boot.json?' + query)
  var boot = (window.__countersignBoot = {
    isPortable: isPortable,
    account: account,
    page: page,
    currency: currency,
    response: response,
    isAnswered: false,
    startPage: startPage,
  })
  response.then(
    function () {
      boot.isAnswered = true
    },
    function () {},
  )
})()
