import * as z from 'zod/mini'
import { createListeners } from '@countersign/primitives'
import type { Eip1193Provider } from '../../../data/wallet/Eip1193Provider.ts'

const Announcement = z.object({
  info: z.object({ uuid: z.string(), name: z.string(), icon: z.string(), rdns: z.string() }),
  provider: z.custom<Eip1193Provider>(
    (value) => typeof value === 'object' && value !== null && typeof Reflect.get(value, 'request') === 'function',
  ),
})

export type AnnouncedWallet = {
  readonly rdns: string
  readonly name: string
  /** Data URL; anything else a wallet names is not shown, because showing it would fetch it. */
  readonly icon: string | null
  readonly provider: Eip1193Provider
}

/** Control characters and those that change the direction of what follows: a name with them is not what one reads. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const shown = (text: string): string => text.replace(UNSEEN, '').trim().slice(0, 60)

/** Wallets that announce themselves to the page (EIP-6963), now and later. The first under a name keeps it. */
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
  // Wallets that do not announce themselves may still come a moment after the page.
  window.addEventListener('ethereum#initialized', notify)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  return {
    wallets: () => wallets,
    subscribe,
  }
}

export type Discovery = ReturnType<typeof discoverWallets>

const ANNOUNCEMENT_WAIT_MS = 1000

/** A wallet by its reverse domain name; wallets announce themselves a moment after the page asked. */
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
