import { readsLike } from '@countersign/primitives'
import type { ListedWallet, WalletReach } from '../model/ListedWallet.ts'
import type { WalletEntry } from '../model/WalletEntry.ts'

/** Id of the connector for the provider at `window.ethereum`. */
export const INJECTED = 'injected'

export type FoundWallet = {
  readonly rdns: string
  readonly name: string
  readonly icon: string | null
  readonly isDemo: boolean
}

type Input = {
  readonly entries: readonly WalletEntry[]
  /** Wallets that announced themselves (EIP-6963), in order of arrival. */
  readonly announced: readonly FoundWallet[]
  /** The entry at `window.ethereum`: `unknown` for a provider without an entry, null for no provider. */
  readonly injected: string | null
  readonly hasProjectId: boolean
  /** The page runs in a frame, like apps in the Safe wallet. */
  readonly isEmbedded: boolean
}

/**
 * Wallets without an entry come first in their group, then every entry in its order. A wallet with the name of an entry
 * but another reverse domain name comes last, because it may be an imitation.
 */
export function listWallets(input: Input): ListedWallet[] {
  const { entries, announced } = input
  const others = announced.filter((wallet) => !wallet.isDemo && !isListed(wallet, entries))
  const rows = (all: readonly FoundWallet[]) => all.map((wallet) => found(wallet, 'popular'))
  const alike = others.filter((wallet) => isNamedLikeEntry(wallet, entries))
  const demo = announced.filter(({ isDemo }) => isDemo).map((wallet) => found(wallet, 'demo'))
  return [
    ...rows(others.filter((wallet) => !alike.includes(wallet))),
    ...entries.map((entry) => listed(entry, input)),
    ...rows(alike),
    ...demo,
  ]
}

const isListed = ({ rdns }: FoundWallet, entries: Input['entries']) =>
  entries.some((entry) => entry.rdns?.includes(rdns))
const isNamedLikeEntry = ({ name }: FoundWallet, entries: Input['entries']) =>
  entries.some((entry) => readsLike(name, entry.name))

const found = ({ rdns, name, icon }: FoundWallet, group: ListedWallet['group']): ListedWallet => ({
  id: rdns,
  name,
  icon,
  entry: null,
  rdns: group === 'demo' ? null : rdns,
  group,
  reach: 'here',
  connectorId: rdns,
})

function listed(entry: WalletEntry, input: Input): ListedWallet {
  const { id, name, group = 'popular' } = entry
  const here = connectorHere(entry, input)
  const reach: WalletReach = here === null ? reachWithout(entry, input) : 'here'
  const connectorId = here ?? (reach === 'loadable' ? id : null)
  return { id, name, icon: null, entry, rdns: null, group, reach, connectorId }
}

/**
 * The extension that serves this entry. For the browser's own wallet the injected provider, otherwise the wallet that
 * announced itself.
 */
function connectorHere({ id, rdns = [] }: WalletEntry, { entries, announced, injected }: Input): string | null {
  const real = announced.filter(({ isDemo }) => !isDemo)
  if (id === 'browser') {
    const honest = real.find((wallet) => isListed(wallet, entries) || !isNamedLikeEntry(wallet, entries))
    return injected === null ? (honest?.rdns ?? null) : INJECTED
  }
  const twin = real.find((wallet) => rdns.includes(wallet.rdns))
  return twin?.rdns ?? (injected === id ? INJECTED : null)
}

function reachWithout(entry: WalletEntry, { hasProjectId, isEmbedded }: Input): WalletReach {
  if (entry.isInFrameOnly) return isEmbedded ? 'loadable' : 'elsewhere'
  if (entry.unconfigured?.()) return 'notConfigured'
  if (!entry.connector) return 'missing'
  if (!entry.needsProjectId || hasProjectId) return 'loadable'
  // Its extension can still be installed.
  return entry.steps.includes('install') ? 'missing' : 'notConfigured'
}
