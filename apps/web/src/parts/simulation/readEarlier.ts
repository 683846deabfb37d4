import type { Chain } from '@countersign/api'
import { transactionOfDetails } from '@countersign/describe/transaction'
import { buildSafeTransaction, type SafeTransactionData } from '@countersign/safe'
import type { QueryClient } from '@tanstack/react-query'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { hashOfId } from '../../data/outcome/hashOfId.ts'
import { queueQuery } from '../../data/query/queueQuery.ts'
import { transactionQuery } from '../../data/query/transactionQuery.ts'

type Input = {
  readonly chain: Chain
  readonly key: AccountKey
  readonly version: string
  /** The account's nonce. */
  readonly from: bigint
  /** The nonce of the transaction. */
  readonly until: bigint
}

export type Earlier = {
  /** In order, one for each nonce that the queue has. */
  readonly transactions: readonly SafeTransactionData[]
  /** Nonces without a transaction whose fields hash to its own hash. */
  readonly missing: readonly bigint[]
}

/** The queued transactions that would execute before one nonce. Of several with the same nonce, the one with the most signatures. */
export async function readEarlier(
  queryClient: QueryClient,
  { chain, key, version, from, until }: Input,
): Promise<Earlier> {
  const { pages } = await queryClient.fetchInfiniteQuery({ ...queueQuery(key), staleTime: 5_000 })
  const chosen = new Map<bigint, { readonly id: string; readonly signed: number }>()
  for (const item of pages.flatMap(({ results }) => results)) {
    const info = item.type === 'TRANSACTION' ? item.transaction.executionInfo : null
    if (item.type !== 'TRANSACTION' || info?.type !== 'MULTISIG') continue
    const nonce = BigInt(info.nonce)
    const known = chosen.get(nonce)
    if (nonce < from || nonce >= until || (known && known.signed >= info.confirmationsSubmitted)) continue
    chosen.set(nonce, { id: item.transaction.id, signed: info.confirmationsSubmitted })
  }
  const nonces = Array.from({ length: Number(until - from) }, (_, index) => from + BigInt(index))
  const found = await Promise.all(
    nonces.map(async (nonce) => {
      const id = chosen.get(nonce)?.id
      if (id === undefined) return null
      const details = await queryClient.fetchQuery({ ...transactionQuery(key, id), staleTime: 5_000 })
      const transaction = transactionOfDetails(details)
      if (transaction === null || transaction.nonce !== nonce) return null
      const { safeTxHash } = buildSafeTransaction({
        chainId: BigInt(chain.chainId),
        safe: key.safe,
        version,
        transaction,
      })
      return safeTxHash === hashOfId(id) ? transaction : null
    }),
  )
  return {
    transactions: found.flatMap((one) => one ?? []),
    missing: nonces.filter((_, index) => found[index] === null),
  }
}
