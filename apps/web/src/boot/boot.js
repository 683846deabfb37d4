/* Runs in the head, before any module: colour scheme and accent without a flash, and the first data request without waiting for JavaScript. */
;(function () {
  var root = document.documentElement
  var currency = 'usd'
  function paintAccent(name) {
    if (name && /^[a-z]+$/.test(name)) root.setAttribute('data-cs-accent', name)
    else root.removeAttribute('data-cs-accent')
  }
  // Another tab chose: this one follows, whichever page it shows.
  addEventListener('storage', function (event) {
    if (event.key === 'countersign.accent') paintAccent(event.newValue)
  })
  try {
    paintAccent(localStorage.getItem('countersign.accent'))
    var stored = localStorage.getItem('countersign-color-scheme')
    var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
    root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
    currency = localStorage.getItem('countersign.currency') || currency
  } catch {}
  var match = /^\/safes\/([^/]+)(?:\/([^/]+))?/.exec(location.pathname)
  var account = null
  try {
    if (match) account = decodeURIComponent(match[1])
  } catch {}
  var page = match ? match[2] || 'home' : 'accounts'
  var query = new URLSearchParams({ page: page, currency: currency })
  query.set('timezone', Intl.DateTimeFormat().resolvedOptions().timeZone)
  if (account) query.set('account', account)
  var response = fetch('/boot.json?' + query)
  response.catch(function () {})
  window.__countersignBoot = { account: account, page: page, currency: currency, response: response }
})()
