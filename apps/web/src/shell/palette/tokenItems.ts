import type { Balances } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { amountText } from '@countersign/ui'
import { isTrusted, judgeToken } from '../../data/tokens/judgeToken.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import type { PaletteItem } from './PaletteItem.ts'
import { paletteMessages as messages } from './paletteMessages.ts'

/**
 * The tokens that the account holds, each of which opens a payment of it. Imitations, and tokens without a known origin, are left out:
 * a list of names cannot carry the warning that they have in the assets.
 *
 * @param own tokens that the user added
 */
export function tokenItems(
  balances: Balances | undefined,
  account: OpenAccount,
  own: readonly Address[],
): PaletteItem[] {
  const context = { chainId: account.chainId, nativeSymbol: account.chain.nativeCurrency.symbol, own }
  return (balances?.items ?? [])
    .filter((item) => item.balance > 0n && isTrusted(judgeToken(item, context)))
    .map(({ tokenInfo: { address, symbol, name, decimals }, balance }) => ({
      id: `token ${address}`,
      title: messages.sendToken({ symbol }),
      detail: `${name} · ${amountText(balance, decimals)} ${symbol}`,
      isOnRequest: true,
      place: messages.assets,
      source: 'service',
      icon: 'coins',
      target: { kind: 'page', href: `/safes/${account.account}/send?token=${address}` },
    }))
}
