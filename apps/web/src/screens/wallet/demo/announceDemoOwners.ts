import type { Chain, PageConfig } from '@countersign/api'
import type { Eip1193Provider } from '@countersign/connect/core'
import { createDemoMemory } from './demoMemory.ts'
import { createDemoProvider } from './createDemoProvider.ts'
import { askDemoOwner } from './demoRequests.ts'

const RDNS = 'demo-owner.countersign'
const ICON: ProviderInfo['icon'] = `data:image/svg+xml,${encodeURIComponent(
  // no message: a picture
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="6" fill="#4A586C"/><path d="M11 6h6M12 6v6l-5 9a1.5 1.5 0 0 0 1.3 2.2h11.4A1.500 1.500 0 0 0 21 21l-5-9V6M9.500 17h9" fill="none" stroke="#fff" stroke-width="1.8"/></svg>',
)}`

const ours = new WeakSet<Eip1193Provider>()

/** Compares the object, because any extension may announce itself under any name. */
export const isDemoProvider = (provider: unknown): boolean =>
  typeof provider === 'object' && provider !== null && ours.has(provider as Eip1193Provider)

/** Announces one wallet for each demo owner, only if the configuration contains a local chain. */
export function announceDemoOwners(config: PageConfig, chains: readonly Chain[]): readonly string[] {
  const { demo } = config
  if (demo === undefined) return []
  const local = chains.filter(({ chainId }) => demo.chainIds.includes(chainId))
  if (local.length === 0) return []
  const memory = createDemoMemory(localStorage)
  return demo.owners.map((owner, index) => {
    const rdns = `${RDNS}.${index + 1}`
    const provider = createDemoProvider({
      owner,
      chains: local,
      origin: location.origin,
      memory,
      ask: askDemoOwner,
    })
    ours.add(provider)
    announceProvider({ uuid: crypto.randomUUID(), name: owner.name, icon: ICON, rdns }, provider)
    return rdns
  })
}

type ProviderInfo = { uuid: string; name: string; icon: `data:image/${string}`; rdns: string }

/** Announces a wallet according to EIP-6963: once now, and again for each request. */
function announceProvider(info: ProviderInfo, provider: Eip1193Provider): () => void {
  const detail = Object.freeze({ info: Object.freeze(info), provider })
  const announce = () => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => window.removeEventListener('eip6963:requestProvider', announce)
}
