import type { Transaction, TransactionInfo } from '@countersign/api'
import { transactionOfDetails } from '@countersign/describe/transaction'
import { type Address, isSameAddress } from '@countersign/primitives'
import type { QueuedNonce } from '@countersign/safe/checks'
import type { SafeTransactionData } from '@countersign/safe/light'
import type { QueryClient } from '@tanstack/react-query'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'
import { queueQuery } from '../../../data/query/queueQuery.ts'
import { safeQuery } from '../../../data/query/safeQuery.ts'
import { transactionQuery } from '../../../data/query/transactionQuery.ts'
import { hashOfId } from '../../../data/outcome/hashOfId.ts'

type Subject = {
  readonly key: AccountKey
  /** The id of the transaction itself; null for a draft. */
  readonly except: string | null
  readonly transaction: SafeTransactionData
}

/**
 * The other queued transactions, from the service. The fields of those that call the same address are read and hashed, so that the same
 * payment is found when it waits twice.
 */
export async function readQueued(queryClient: QueryClient, subject: Subject): Promise<readonly QueuedNonce[]> {
  const { key, except, transaction } = subject
  const { pages } = await queryClient.fetchInfiniteQuery({ ...queueQuery(key), staleTime: 5_000 })
  const listed = pages
    .flatMap(({ results }) => results)
    .flatMap((item) => (item.type === 'TRANSACTION' && item.transaction.id !== except ? [item.transaction] : []))
  const read = async (row: Transaction): Promise<QueuedNonce[]> => {
    const { executionInfo, id, txInfo } = row
    if (executionInfo?.type !== 'MULTISIG') return []
    const place = { nonce: BigInt(executionInfo.nonce), hash: hashOfId(id) }
    const target = targetOf(txInfo)
    const isOther = place.nonce === transaction.nonce || (target !== null && !isSameAddress(target, transaction.to))
    return [isOther ? place : { ...place, call: await readCall(queryClient, key, row) }]
  }
  return (await Promise.all(listed.map(read))).flat()
}

/** The called address as the list says; null if it does not say it. A service that hides a transaction leaves it out of the list anyway. */
function targetOf(info: TransactionInfo): Address | null {
  if (info.type === 'Custom') return info.to.value
  if (info.type !== 'Transfer') return null
  return info.transferInfo.type === 'NATIVE_COIN' ? info.recipient.value : info.transferInfo.tokenAddress
}

/** Null if the fields could not be read or hash to something else. */
async function readCall(queryClient: QueryClient, key: AccountKey, { id }: Transaction) {
  try {
    const [{ buildSafeTransaction }, details, { version }] = await Promise.all([
      import('@countersign/safe'),
      queryClient.fetchQuery({ ...transactionQuery(key, id), staleTime: 5_000 }),
      queryClient.fetchQuery({ ...safeQuery(key), staleTime: 60_000 }),
    ])
    const transaction = transactionOfDetails(details)
    if (transaction === null || version === null) return null
    const { safe } = key
    const { safeTxHash } = buildSafeTransaction({ chainId: BigInt(key.chainId), safe, version, transaction })
    if (safeTxHash !== hashOfId(id)) return null
    const { to, value, data, operation } = transaction
    return { to, value, data, operation }
  } catch {
    return null
  }
}
