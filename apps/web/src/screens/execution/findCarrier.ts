import type { Hex } from '@countersign/primitives'
import { numberToHex, toEventSelector, type PublicClient } from 'viem'
import type { PendingExecution } from '../../signing/execution/PendingExecution.ts'

const EXECUTION_SUCCESS = toEventSelector('ExecutionSuccess(bytes32,uint256)')
export const EXECUTION_FAILURE = toEventSelector('ExecutionFailure(bytes32,uint256)')

type AccountLog = { readonly address: string; readonly topics: readonly string[]; readonly data: string }

/**
 * Whether the account's event is about this transaction. From version 1.4.0 on the hash is an indexed topic, before
 * that in the data.
 */
export const isAboutExecution = ({ address, topics, data }: AccountLog, { safe, safeTxHash }: PendingExecution) =>
  address.toLowerCase() === safe.toLowerCase() && (topics[1] ?? data).toLowerCase().startsWith(safeTxHash.toLowerCase())

type Carried = {
  readonly status: 'success' | 'reverted'
  readonly to: string | null
  readonly logs: readonly AccountLog[]
}

/**
 * Whether a receipt belongs to this execution: it contains the account's event with the hash. Accounts of version 1.0.0
 * emit no success event, so there the target must be the account. The hash from a wallet may be of any transaction.
 */
export const isOfExecution = ({ status, to, logs }: Carried, pending: PendingExecution): boolean =>
  status === 'reverted' ||
  to?.toLowerCase() === pending.safe.toLowerCase() ||
  logs.some(
    (log) =>
      (log.topics[0] === EXECUTION_SUCCESS || log.topics[0] === EXECUTION_FAILURE) && isAboutExecution(log, pending),
  )

/**
 * Finds the transaction that executed it, if the one sent from here did not: sped up in the wallet, or sent by another
 * wallet. `none`: the chain shows that none did. `unknown`: the chain does not say.
 */
export async function findCarrier(
  client: PublicClient,
  pending: PendingExecution,
): Promise<{ readonly txHash: Hex } | 'none' | 'unknown'> {
  if (pending.sentBlock === null) return 'unknown'
  const fromBlock = numberToHex(BigInt(pending.sentBlock))
  const filter = { address: pending.safe, fromBlock, topics: [[EXECUTION_SUCCESS, EXECUTION_FAILURE]] }
  const logs = await client.request({ method: 'eth_getLogs', params: [filter] }).catch(() => null)
  if (logs === null) return 'unknown'
  const found = logs.find((log) => isAboutExecution(log, pending))?.transactionHash
  return found ? { txHash: found } : 'none'
}
