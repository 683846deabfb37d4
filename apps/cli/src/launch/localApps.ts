import type { ServiceConfigInput } from '@countersign/service'
import { checkPort } from './checkPort.ts'
import { LaunchError } from './LaunchError.ts'
import { startMessages } from './startMessages.ts'

/** Where the apps beside the local chains are: the demo app, and this page once more, as an app. */
export type AppPorts = { readonly demo: number; readonly page: number }

type Place = { readonly port: number; readonly host: string; readonly appPort: number | null }

/** Names of this machine by which a browser on it finds what listens there under `localhost`. */
const ON_LOCALHOST = ['127.0.0.1', 'localhost', '0.0.0.0', '::', '::1']

/**
 * Two free ports, null where the apps cannot be found: wallets take plain http from localhost only.
 * @throws LaunchError when one is taken
 */
export async function chooseAppPorts({ port, host, appPort }: Place): Promise<AppPorts | null> {
  if (!ON_LOCALHOST.includes(host)) return null
  const demo = appPort ?? port + 1
  if (demo === 0 || demo + 1 > 65_535 || demo === port || demo + 1 === port)
    throw new LaunchError(startMessages.appPorts({ demo, port }))
  for (const each of [demo, demo + 1]) await checkPort(each, host, 'APP_PORT')
  return { demo, page: demo + 1 }
}

/** Origins of the page, under every name it is opened by on this machine. */
export const pageOrigins = (port: number): string[] => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]

/** What the catalogue of the local chains lists. */
export const localApps = (chainIds: string[], { demo, page }: AppPorts): ServiceConfigInput['safeApps'] => [
  {
    id: 1_000_001,
    url: `http://localhost:${demo}`,
    name: 'Demo app',
    iconUrl: `http://localhost:${demo}/icon.svg`,
    description: 'Everything an app can ask this wallet for, and what the wallet answers',
    chainIds,
    tags: ['Developers'],
    features: ['BATCHED_TRANSACTIONS'],
    featured: true,
  },
  {
    id: 1_000_002,
    url: `http://localhost:${page}`,
    name: 'Countersign',
    iconUrl: `http://localhost:${page}/favicon.svg`,
    description: 'This wallet inside itself: for the accounts that this account owns',
    chainIds,
    tags: ['Accounts'],
    featured: true,
  },
]
