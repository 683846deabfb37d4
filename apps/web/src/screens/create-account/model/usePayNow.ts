import type { Chain } from '@countersign/api'
import { fiatOf } from '@countersign/describe/transaction'
import { formatUnits } from '@countersign/primitives'
import { fiatText } from '@countersign/ui'
import { useQueries } from '@tanstack/react-query'
import { nativeCoin } from '../../../data/chain-access/nativeCoin.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { worstOf } from '../../../signing/execution/FeeFields.tsx'
import { coinPriceQuery } from './coinPriceQuery.ts'
import { creationCostQuery } from './creationCostQuery.ts'

/** The decimals of values by `fiatOf`. */
const FIAT_DIGITS = 6

type Asked = {
  readonly first: Chain
  /** The networks that are paid now. */
  readonly chains: readonly Chain[]
  readonly version: string | null
  readonly owners: number
}

/** What the creation costs at most on the networks that are paid now, added up; null unless each has an estimate and a price. */
export function usePayNow({ chains, ...creation }: Asked): string | null {
  const wallet = useWallet()
  const [currency] = useCurrency()
  const payer = wallet.status === 'connected' ? wallet.address : null
  const costs = useQueries({ queries: chains.map((chain) => creationCostQuery({ chain, payer, ...creation })) })
  const prices = useQueries({ queries: chains.map(({ chainId }) => coinPriceQuery(chainId, currency)) })
  const values = chains.flatMap((chain, index) => {
    const suggested = costs[index]?.data?.suggested
    const value = suggested && fiatOf(worstOf(suggested), nativeCoin(chain).decimals, prices[index]?.data)
    return value ? [BigInt(value.replace('.', ''))] : []
  })
  if (values.length === 0 || values.length < chains.length) return null
  const sum = values.reduce((all, value) => all + value, 0n)
  return fiatText(formatUnits(sum, FIAT_DIGITS, { group: false }), currency.toUpperCase())
}
