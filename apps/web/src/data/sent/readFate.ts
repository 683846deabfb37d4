import type { Chain } from '@countersign/api'
import { readOutcome, type TransactionOutcome, type TransactionRecord } from '@countersign/connect/core'
import { api } from '../client/apiClient.ts'
import { rpcRequest } from '../rpc/rpcRequest.ts'

/** The result of a transaction: null until a block contains it. */
export async function readFate(chain: Chain, record: TransactionRecord): Promise<TransactionOutcome | null> {
  const hash = record.isProposed ? await findExecution(record) : record.hash
  if (hash === null) return null
  if (hash === 'replaced') return { status: 'failed', block: null }
  return readOutcome((_chainId, method, params) => rpcRequest(chain, method, params), record, hash)
}

/** The Ethereum transaction that executed an account's own transaction; null while it waits. */
async function findExecution({ chainId, hash }: TransactionRecord): Promise<string | null> {
  const { txHash, txStatus } = await api().getTransaction({ params: { chainId, id: hash } })
  return txStatus === 'CANCELLED' ? 'replaced' : (txHash ?? null)
}
