import type { Chain } from '@countersign/api'
import { fiatOf } from '@countersign/describe/transaction'
import { displayUnits } from '@countersign/primitives'
import { fiatText } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { nativeCoin } from '../../../data/chain-access/nativeCoin.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { roundedUp } from '../../../parts/transaction/effects/roundedUp.ts'
import { coinPriceQuery } from './coinPriceQuery.ts'

/** How amounts of a network's coin are written where no account is open: with their value where the service has a price. */
export function useCoinWords(chain: Chain) {
  const [currency] = useCurrency()
  const { data: price } = useQuery(coinPriceQuery(chain.chainId, currency))
  const coin = nativeCoin(chain)
  return {
    amount: (wei: bigint) =>
      `${displayUnits(roundedUp(wei), coin.decimals, { minFraction: 2, group: true })} ${coin.symbol}`,
    /** Null without a price. */
    worth: (wei: bigint) => {
      const worth = fiatOf(wei, coin.decimals, price)
      return worth === null ? null : fiatText(worth, currency.toUpperCase())
    },
  }
}
