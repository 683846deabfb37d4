import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'

const PAGE = fileURLToPath(new URL('..', import.meta.url))
const DEMO_APP = fileURLToPath(new URL('../../demo-app', import.meta.url))

type Options = {
  readonly host: string
  readonly port: number
  /** Null: no demo app. */
  readonly appPort: number | null
}

/**
 * Serves the page and the demo app from their sources, with hot reload.
 * @returns stops both
 */
export async function startDevelopmentServers({ host, port, appPort }: Options): Promise<() => Promise<void>> {
  const servers = [await serve(PAGE, { host, port })]
  if (appPort !== null) servers.push(await serve(DEMO_APP, { host, port: appPort }))
  return async () => void (await Promise.all(servers.map((server) => server.close())))
}

async function serve(root: string, place: { host: string; port: number }): Promise<ViteDevServer> {
  const server = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    clearScreen: false,
    server: { ...place, strictPort: true },
  })
  await server.listen()
  return server
}
