import * as z from 'zod/mini'
import { createListeners } from '@countersign/primitives'
import type { Eip1193Provider } from '../requests/Eip1193Provider.ts'

const Announcement = z.object({
  info: z.object({ uuid: z.string(), name: z.string(), icon: z.string(), rdns: z.string() }),
  provider: z.custom<Eip1193Provider>(
    (value) => typeof value === 'object' && value !== null && typeof Reflect.get(value, 'request') === 'function',
  ),
})

export type AnnouncedWallet = {
  readonly rdns: string
  readonly name: string
  /** A data URL. Other URLs are ignored, because showing them would send a request. */
  readonly icon: string | null
  readonly provider: Eip1193Provider
}

/** Control characters, and characters that change the text direction: a name with them can imitate another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const shown = (text: string): string => text.replace(UNSEEN, '').trim().slice(0, 60)

/** Collects wallets that announce themselves (EIP-6963), now and later. The first wallet with a name keeps it. */
export function discoverWallets() {
  let wallets: readonly AnnouncedWallet[] = []
  const { subscribe, notify } = createListeners()
  window.addEventListener('eip6963:announceProvider', (event) => {
    const parsed = Announcement.safeParse(event instanceof CustomEvent ? event.detail : null)
    if (!parsed.success) return
    const { info, provider } = parsed.data
    const { icon, rdns } = info
    const name = shown(info.name) || shown(rdns)
    if (wallets.some((wallet) => wallet.rdns === rdns)) return
    const picture = icon.trim()
    wallets = [...wallets, { rdns, name, icon: picture.startsWith('data:image/') ? picture : null, provider }]
    notify()
  })
  // Wallets that do not announce themselves may be injected a moment after the page loads.
  window.addEventListener('ethereum#initialized', notify)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  return {
    wallets: () => wallets,
    subscribe,
  }
}

export type Discovery = ReturnType<typeof discoverWallets>

const ANNOUNCEMENT_WAIT_MS = 1000

/** Finds a wallet by its reverse domain name. Wallets announce themselves a moment after the page's request. */
export function untilAnnounced(discovery: Discovery, rdns: string): Promise<AnnouncedWallet | undefined> {
  const find = () => discovery.wallets().find((wallet) => wallet.rdns === rdns)
  const found = find()
  if (found) return Promise.resolve(found)
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      stop()
      resolve(find())
    }
    const timer = setTimeout(finish, ANNOUNCEMENT_WAIT_MS)
    const stop = discovery.subscribe(() => {
      if (find()) finish()
    })
  })
}
