import type { Chain } from '@countersign/api'
import type { SafeTransactionData } from '@countersign/safe/light'
import { queryOptions } from '@tanstack/react-query'
import type { RowUnits } from '../../data/chain-access/readRowUnits.ts'
import { queryKeys, type AccountKey } from '../../data/keys/queryKeys.ts'

type Subject = {
  readonly id: string
  /** Null while the signed fields are unknown, or not proved by their hash. */
  readonly transaction: SafeTransactionData | null
  readonly block: bigint | null
}

/** The units of a row's amounts, read from the chain after its hash was checked. */
export const rowUnitsQuery = (chain: Chain, key: AccountKey, { id, transaction, block }: Subject) =>
  queryOptions({
    queryKey: [
      ...queryKeys.account(key),
      'row-units',
      id,
      transaction === null ? null : Object.values(transaction).map(String).join(),
    ],
    queryFn: async (): Promise<RowUnits | null> => {
      if (transaction === null || block === null) return null
      const { readRowUnits } = await import('../../data/chain-access/readRowUnits.ts')
      return readRowUnits(chain, key.safe, transaction, block)
    },
    enabled: transaction !== null && block !== null,
    staleTime: 60_000,
    structuralSharing: false,
    meta: { persist: false },
  })
