import { type Chain, type PageConfig, PUBLIC_RELAY, RELAY_VERIFY } from '@countersign/api'

export type HostUse =
  | 'page'
  | 'service'
  | 'node'
  | 'ownNode'
  | 'relay'
  | 'relayVerify'
  | 'sources'
  | 'coinbase'
  | 'trezor'
  | 'push'
  | 'app'
  /** The policy of the page allows it, and no known use explains why. */
  | 'allowed'
  /** This tab sent a request to it, and no known use explains why. */
  | 'contacted'

export type HostRow = {
  /** Scheme, name and port. */
  readonly origin: string
  readonly uses: readonly HostUse[]
  /** Names of the networks whose nodes it has. */
  readonly networks: readonly string[]
}

export type Surroundings = {
  /** Origin of this page. */
  readonly page: string
  /** Base URL of the service; null without one. */
  readonly service: string | null
  readonly config: Pick<PageConfig, 'walletConnect' | 'sources' | 'trezorScript'>
  readonly chains: readonly Chain[]
  /** All nodes of a network, those of the user included. */
  nodesOf(chain: Chain): readonly string[]
  /** The nodes that the user added. */
  readonly ownNodes: readonly string[]
  /** Apps that the user added or opened. */
  readonly apps: readonly string[]
  /** The subscription of this browser to push messages. */
  readonly pushEndpoint: string | null
  /** `connect-src` of the policy with which this page was served; null if it could not be read. */
  readonly allowed: readonly string[] | null
  /** Addresses that this tab requested, as the browser lists them. */
  readonly requested: readonly string[]
}

/** The windows of wallets. Each opens only after the user chose that wallet. */
const COINBASE_WINDOW = 'https://keys.coinbase.com'
const TREZOR_WINDOW = 'https://connect.trezor.io'

/** Every host that this page may contact, derived from its configuration and from what this browser stores. */
export function hostsOfPage(around: Surroundings): HostRow[] {
  const { page, service, config, chains, ownNodes } = around
  const rows = new Map<string, { uses: Set<HostUse>; networks: Set<string> }>()
  const add = (address: string, use: HostUse, network?: string) => {
    const origin = originOf(address, page)
    if (origin === null) return
    const row = rows.get(origin) ?? { uses: new Set(), networks: new Set() }
    row.uses.add(use)
    if (network !== undefined) row.networks.add(network)
    rows.set(origin, row)
  }
  add(page, 'page')
  if (service !== null) add(service, 'service')
  for (const chain of chains)
    for (const url of around.nodesOf(chain)) add(url, ownNodes.includes(url) ? 'ownNode' : 'node', chain.chainName)
  const { projectId, relayUrl } = config.walletConnect
  if (projectId !== null) add(relayUrl ?? PUBLIC_RELAY, 'relay')
  if (projectId !== null && relayUrl === null) add(RELAY_VERIFY, 'relayVerify')
  if (config.sources !== null) add(config.sources.url, 'sources')
  add(COINBASE_WINDOW, 'coinbase')
  if (config.trezorScript !== null) add(TREZOR_WINDOW, 'trezor')
  if (around.pushEndpoint !== null) add(around.pushEndpoint, 'push')
  for (const app of around.apps) add(app, 'app')
  const known = new Set(rows.keys())
  for (const source of around.allowed ?? []) if (!known.has(originOf(source, page) ?? '')) add(source, 'allowed')
  const allowed = new Set(rows.keys())
  for (const url of around.requested) if (!allowed.has(originOf(url, page) ?? '')) add(url, 'contacted')
  return [...rows].map(([origin, { uses, networks }]) => ({ origin, uses: [...uses], networks: [...networks] }))
}

/** The origins to which this tab sent a request, as far as the browser lists them. */
export const requestedOrigins = ({ page, requested }: Pick<Surroundings, 'page' | 'requested'>): ReadonlySet<string> =>
  new Set(requested.flatMap((url) => originOf(url, page) ?? []))

/** The sources of `connect-src`; null if the policy has none. */
export function connectSourcesOf(policy: string): string[] | null {
  const directive = policy.split(';').find((one) => one.trim().startsWith('connect-src '))
  return directive?.trim().split(/\s+/).slice(1) ?? null
}

/** Null for what names no host: `'self'`, a scheme alone, data of the page itself. Browsers disagree about `URL.origin` of a socket. */
function originOf(address: string, page: string): string | null {
  const url = address === '' || address.startsWith('/') ? page : address
  if (!URL.canParse(url)) return null
  const { protocol, host } = new URL(url)
  return /^(https?|wss?):$/.test(protocol) && host !== '' ? `${protocol}//${host}` : null
}
