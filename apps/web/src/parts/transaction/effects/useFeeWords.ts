import type { Chain } from '@countersign/api'
import { fiatOf } from '@countersign/describe/transaction'
import { displayUnits } from '@countersign/primitives'
import { fiatText } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { nativeCoin } from '../../../data/chain-access/nativeCoin.ts'
import { balancesQuery } from '../../../data/query/balancesQuery.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { AccountContext } from '../../../data/url/AccountContext.tsx'
import { effectsMessages } from './effectsMessages.ts'
import { roundedUp } from './roundedUp.ts'

const NO_ACCOUNT = { chainId: '0', safe: '0x0000000000000000000000000000000000000000' } as const

/**
 * Writes an amount of a network's coin, with its value where the cached balances of the open account have a price; without an account, the
 * amount alone.
 */
export function useFeeWords(chain: Chain): (wei: bigint) => string {
  const account = use(AccountContext)
  const [currency] = useCurrency()
  const { data } = useQuery({ ...balancesQuery(account?.key ?? NO_ACCOUNT, currency), enabled: false })
  const coin = nativeCoin(chain)
  const native = data?.unpriced ? undefined : data?.items.find(({ tokenInfo }) => tokenInfo.type === 'NATIVE_TOKEN')
  return (wei) => {
    const amount = `${displayUnits(roundedUp(wei), coin.decimals, { minFraction: 2, group: true })} ${coin.symbol}`
    const worth = fiatOf(wei, coin.decimals, native?.fiatConversion)
    return worth === null ? amount : effectsMessages.withFiat({ amount, fiat: fiatText(worth, currency.toUpperCase()) })
  }
}
