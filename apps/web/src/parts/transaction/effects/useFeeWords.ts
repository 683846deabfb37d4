import { fiatOf } from '@countersign/describe/transaction'
import { displayUnits } from '@countersign/primitives'
import { fiatText } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { nativeCoin } from '../../../data/chain-access/nativeCoin.ts'
import { balancesQuery } from '../../../data/query/balancesQuery.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { effectsMessages } from './effectsMessages.ts'
import { roundedUp } from './roundedUp.ts'

/** Writes an amount of the network's coin, with its value where the cached balances have a price. */
export function useFeeWords(): (wei: bigint) => string {
  const { chain, key } = useAccount()
  const [currency] = useCurrency()
  const { data } = useQuery({ ...balancesQuery(key, currency), enabled: false })
  const coin = nativeCoin(chain)
  const native = data?.unpriced ? undefined : data?.items.find(({ tokenInfo }) => tokenInfo.type === 'NATIVE_TOKEN')
  return (wei) => {
    const amount = `${displayUnits(roundedUp(wei), coin.decimals, { minFraction: 2, group: true })} ${coin.symbol}`
    const worth = fiatOf(wei, coin.decimals, native?.fiatConversion)
    return worth === null ? amount : effectsMessages.withFiat({ amount, fiat: fiatText(worth, currency.toUpperCase()) })
  }
}
