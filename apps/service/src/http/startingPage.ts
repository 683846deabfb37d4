import { createHash } from 'node:crypto'

const style = `
:root { color-scheme: light dark; --page: #F5F3ED; --ink: #0F1621; --ink-2: #414A58; --pen: #2340C4; --rule: #DAD5C8 }
@media (prefers-color-scheme: dark) { :root { --page: #0C1118; --ink: #F0ECE3; --ink-2: #BDBFC2; --pen: #93A9FF; --rule: #283240 } }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.5 "Hanken Grotesk", "Segoe UI", system-ui, Roboto, Arial, sans-serif }
main { max-width: 34rem; margin: 20vh auto 0; padding: 0 1.25rem }
h1 { font: 400 1.625rem/2.125rem Newsreader, "Iowan Old Style", Charter, Georgia, serif; margin: 0 0 1rem }
p { margin: 0 0 1rem; color: var(--ink-2) }
.track { height: 3px; overflow: hidden; background: var(--rule); margin: 0 0 1rem }
.track span { display: block; width: 30%; height: 100%; background: var(--pen); animation: slide 1.6s ease-in-out infinite alternate }
.stopped .track span { animation: none; width: 0 }
@keyframes slide { from { transform: translateX(0) } to { transform: translateX(233%) } }
@media (prefers-reduced-motion: reduce) { .track span { animation: none; width: 100% } }
`

/** Polls readiness. The text changes only when the state changes, so that a screen reader announces each state once. */
const script = `
const line = document.getElementById('state')
const elapsed = document.getElementById('elapsed')
const from = performance.now()
const say = (text) => { if (line.textContent !== text) line.textContent = text }
let failures = 0
async function look() {
  elapsed.textContent = 'Waiting for ' + Math.round((performance.now() - from) / 1000) + ' s'
  try {
    const answer = await fetch('/health/ready', { cache: 'no-store', signal: AbortSignal.timeout(5000) })
    failures = 0
    document.body.classList.remove('stopped')
    if (answer.ok) return location.reload()
    const { detail } = await answer.json()
    say(typeof detail === 'string' ? detail : 'The service is starting.')
  } catch {
    failures++
    if (failures > 3) {
      document.body.classList.add('stopped')
      say('The service does not answer. The terminal in which it was started says why. This page opens Countersign when the service answers again.')
    }
  }
  setTimeout(look, 500)
}
look()
`

/**
 * The document at the page's address while the page is not built. It shows what the service waits for and opens the product when the
 * service is ready.
 */
export const startingPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Countersign is starting</title>
<noscript><meta http-equiv="refresh" content="5"></noscript>
<style>${style}</style>
</head>
<body>
<main>
<h1>Countersign is starting</h1>
<div class="track" aria-hidden="true"><span></span></div>
<p id="state" role="status">The page is being built. It opens here by itself.</p>
<p id="elapsed"></p>
</main>
<script>${script}</script>
</body>
</html>
`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The content security policy of `startingPage`: its own style and script, requests to this service, nothing else. */
export const startingPagePolicy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')
