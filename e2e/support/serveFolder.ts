import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

export type ServedFolder = { readonly url: string; readonly close: () => void }

/**
 * Serves files below a path and nothing else, with no headers but their type, as a plain host or an IPFS gateway does.
 * @param more - files beside those of the folder, by name
 */
export async function serveFolder(
  folder: string,
  path: string,
  more: Readonly<Record<string, string>> = {},
): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost').pathname
    const name = asked.startsWith(path) ? normalize(asked.slice(path.length) || 'index.html') : '..'
    const read = async () => {
      if (name.startsWith('..')) throw new Error('not below the path')
      return more[name] ?? readFile(join(folder, name))
    }
    read().then(
      (content) => response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream').end(content),
      () => response.writeHead(404).end(),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://localhost:${port}${path}`, close: () => server.close() }
}
