import type { Chain } from '@countersign/api'
import { parseAddressInput } from '@countersign/primitives'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import type { PaletteItem } from './PaletteItem.ts'
import { paletteMessages as messages } from './paletteMessages.ts'

/** The items for a pasted address or hash. */
export function pastedItems(query: string, chains: readonly Chain[], account: OpenAccount | null): PaletteItem[] {
  const text = query.trim()
  if (/^0x[0-9a-fA-F]{64}$/.test(text) && account)
    return [
      {
        id: 'pasted-hash',
        title: messages.openHash,
        detail: `${text.slice(0, 10)}…${text.slice(-8)}`,
        place: account.chain.chainName,
        icon: 'fingerprint',
        target: { kind: 'page', href: `/safes/${account.account}/transactions/${text}` },
      },
    ]
  const parsed = parseAddressInput(text)
  if (!parsed.ok) return []
  return chains
    .filter(({ shortName }) => parsed.shortName === null || parsed.shortName === shortName)
    .map((chain) => ({
      id: `pasted-${chain.chainId}`,
      title: messages.openAccountOn({ network: chain.chainName }),
      place: chain.shortName,
      address: parsed.address,
      shape: 'account' as const,
      target: { kind: 'page' as const, href: `/safes/${chain.shortName}:${parsed.address}` },
    }))
}
