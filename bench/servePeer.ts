import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
/** Files that are compressed already. */
const AS_THEY_ARE: ReadonlySet<string> = new Set(['.png', '.ico', '.woff2'])

/**
 * Serves the static build of another front end as a good host would: Brotli 11 made once, and files whose name has a hash kept by the
 * browser for a year. A path without an extension is the `.html` file of that name.
 */
export async function servePeer(folder: string, port: number): Promise<{ readonly stop: () => Promise<void> }> {
  type File = { readonly type: string; readonly encoding: 'br' | 'identity'; readonly body: Buffer }
  const files = new Map<string, Promise<File | null>>()
  const load = async (path: string): Promise<File | null> => {
    const ending = extname(path)
    const names = ending ? [path] : [`${path}.html`, join(path, 'index.html')]
    for (const name of names) {
      const body = await readFile(join(folder, name)).catch(() => null)
      if (!body) continue
      const type = TYPES[extname(name)] ?? 'application/octet-stream'
      return AS_THEY_ARE.has(extname(name))
        ? { type, encoding: 'identity', body }
        : { type, encoding: 'br', body: brotliCompressSync(body) }
    }
    return null
  }
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://peer').pathname))
    const file = files.get(path) ?? load(path)
    files.set(path, file)
    void file.then((found) => {
      if (!found) return response.writeHead(404).end()
      response.writeHead(200, {
        'content-type': found.type,
        'content-encoding': found.encoding,
        'content-length': found.body.length,
        'cache-control': path.startsWith('/_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      return response.end(found.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return {
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
