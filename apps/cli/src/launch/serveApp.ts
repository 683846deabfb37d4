import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** The app loads its own files and reaches nothing: all it knows comes from the wallet around it, by messages. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors http://localhost:* http://127.0.0.1:*',
].join('; ')

type Options = { readonly folder: string; readonly port: number; readonly host: string }

/**
 * Serves the built demo app on a port of its own, so that it has an origin of its own: an app on the wallet's origin could
 * reach into the wallet.
 * @returns stops it
 */
export async function serveApp({ folder, port, host }: Options): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    response.setHeader('content-security-policy', POLICY)
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('referrer-policy', 'no-referrer')
    // Wallets read the manifest and the icon; a wallet that isolates the app gives its files no origin either.
    response.setHeader('access-control-allow-origin', '*')
    if (request.method === 'OPTIONS') return allowHeaders(response)
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end()
    const name = fileOf(request.url ?? '/')
    const read = name === null ? Promise.reject(new Error('no such file')) : readFile(join(folder, name))
    read.then(
      (content) =>
        void response
          .setHeader('content-type', TYPES[extname(name ?? '')] ?? 'application/octet-stream')
          .setHeader('cache-control', name?.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache')
          .end(request.method === 'HEAD' ? undefined : content),
      () => void response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such file.'),
    )
  })
  await once(server.listen(port, host), 'listening')
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}

const allowHeaders = (response: ServerResponse) =>
  void response
    .writeHead(204, {
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': 'X-Requested-With, content-type, Authorization',
    })
    .end()

/** A file inside the folder, null for anything else. */
function fileOf(url: string): string | null {
  if (!URL.canParse(url, 'http://localhost')) return null
  const { pathname } = new URL(url, 'http://localhost')
  try {
    const name = normalize(decodeURIComponent(pathname).replace(/^\/+/, '') || 'index.html')
    return name.startsWith('..') || name.startsWith(sep) || name.includes('\0') ? null : name
  } catch {
    return null
  }
}
