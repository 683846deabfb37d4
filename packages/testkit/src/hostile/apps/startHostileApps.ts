import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { installAttacker } from './attacker.ts'

/** Names that the apps give themselves, by path. */
const NAMES: Readonly<Record<string, string>> = {
  '': 'Hostile app',
  /** The name of a listed app. */
  spoof: 'Demo app',
  /** Looks the same: a letter of another alphabet, and characters that do not print or change the direction. */
  lookalike: 'D\u0435mo\u200b app\u202e\u0007',
  isolated: 'Isolated app',
}

export type HostileApps = {
  /** The URL of an app, by path; the path decides its name. */
  readonly app: (path?: string) => string
  /** The same pages on another origin. */
  readonly elsewhere: string
  /** A URL of an app that redirects to another origin. */
  readonly moved: string
  /** An app that posts to the wallet and navigates away before its page has loaded. */
  readonly leaving: string
  readonly close: () => void
}

/**
 * Hostile apps, as plain pages on two origins of this machine.
 *
 * @example
 * const apps = await startHostileApps()
 */
export async function startHostileApps(): Promise<HostileApps> {
  const other = await serve(() => null)
  const own = await serve((path) => (path === 'moved' ? `${other.url}/` : null))
  return {
    app: (path = '') => `${own.url}/${path}${path === '' ? '' : '/'}`,
    elsewhere: `${other.url}/`,
    moved: `${own.url}/moved/`,
    leaving: `${own.url}/leaving/?to=${encodeURIComponent(`${other.url}/`)}`,
    close: () => {
      own.close()
      other.close()
    },
  }
}

async function serve(redirect: (path: string) => string | null) {
  const server = createServer((request, response) => {
    const [path = '', file = ''] = (request.url ?? '/').split('?')[0]?.slice(1).split('/') ?? []
    const to = redirect(path)
    if (path === 'manifest.json' || file === 'manifest.json') sendManifest(response, NAMES[path] ?? NAMES[''] ?? '')
    else if (to !== null) response.writeHead(302, { location: to }).end()
    else if (path === 'icon.svg' || path === 'favicon.ico')
      response.setHeader('content-type', 'image/svg+xml').end(ICON)
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The hostile apps have no port')
  return {
    url: `http://localhost:${address.port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const PAGE = `<!doctype html>
<html lang="en">
<title>Hostile app</title>
<body>
<h1>Hostile app</h1>
<button id="bait">Claim your reward</button>
<script>(${installAttacker.toString()})()</script>
<script>if (location.pathname === '/leaving/') location.replace(new URLSearchParams(location.search).get('to'))</script>
</body>
</html>`

/** Scripts of an image run only if it is opened as a page. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>parent.stolen = true</script></svg>`

function sendManifest(response: ServerResponse, name: string): void {
  response
    .setHeader('content-type', 'application/json')
    .setHeader('access-control-allow-origin', '*')
    .end(JSON.stringify({ name, description: 'Gives rewards.', iconPath: 'icon.svg' }))
}
