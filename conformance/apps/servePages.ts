import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { appNames, buildPages } from './buildPages.ts'

/** URL of each app by name. */
export type ServedPages = { readonly urls: Readonly<Record<string, string>>; readonly close: () => void }

/** Every app at a port of its own: what a person grants, she grants to an origin. */
export async function servePages(): Promise<ServedPages> {
  const folder = await buildPages()
  const apps = await Promise.all(appNames.map((name) => serveApp(name, folder)))
  return {
    urls: Object.fromEntries(apps.map(({ name, url }) => [name, url])),
    close: () => apps.forEach(({ close }) => close()),
  }
}

async function serveApp(name: string, folder: string) {
  const html = `<!doctype html><title>${name}</title><script type="module" src="/${name}.js"></script>`
  const manifest = { name: titleOf(name), description: `Calls the wallet with ${name}`, iconPath: 'logo.svg' }
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    response.setHeader('access-control-allow-origin', '*')
    if (pathname === '/') response.setHeader('content-type', 'text/html').end(html)
    else if (pathname === '/manifest.json')
      response.setHeader('content-type', 'application/json').end(JSON.stringify(manifest))
    else if (!/^\/(assets\/)?[\w.-]+\.js$/.test(pathname)) response.writeHead(404).end()
    else
      readFile(join(folder, pathname)).then(
        (script) => response.setHeader('content-type', 'text/javascript').end(script),
        () => response.writeHead(404).end(),
      )
  })
  // Both families: browsers differ in what "localhost" is.
  await once(server.listen(0), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error(`The app ${name} has no port.`)
  return {
    name,
    url: `http://localhost:${address.port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The name a person sees, in the catalogue and in every prompt. */
export const titleOf = (name: string): string => `App with ${name}`
