import type { Hex } from '@countersign/primitives'
import { numberToHex, toEventSelector, type PublicClient } from 'viem'
import type { PendingExecution } from '../../signing/execution/PendingExecution.ts'

const EXECUTION_SUCCESS = toEventSelector('ExecutionSuccess(bytes32,uint256)')
export const EXECUTION_FAILURE = toEventSelector('ExecutionFailure(bytes32,uint256)')

type AccountLog = { readonly address: string; readonly topics: readonly string[]; readonly data: string }

/** The account's event about this very transaction. The hash is indexed from 1.4.0 on, in the data before. */
export const isAboutExecution = ({ address, topics, data }: AccountLog, { safe, safeTxHash }: PendingExecution) =>
  address.toLowerCase() === safe.toLowerCase() && (topics[1] ?? data).toLowerCase().startsWith(safeTxHash.toLowerCase())

type Carried = {
  readonly status: 'success' | 'reverted'
  readonly to: string | null
  readonly logs: readonly AccountLog[]
}

/**
 * Whether a receipt is of this execution: it has the account's own event with the hash, or, for accounts of 1.0.0, which tell no
 * success, at least went to the account. The hash a wallet names may be of anything.
 */
export const isOfExecution = ({ status, to, logs }: Carried, pending: PendingExecution): boolean =>
  status === 'reverted' ||
  to?.toLowerCase() === pending.safe.toLowerCase() ||
  logs.some(
    (log) =>
      (log.topics[0] === EXECUTION_SUCCESS || log.topics[0] === EXECUTION_FAILURE) && isAboutExecution(log, pending),
  )

/**
 * The transaction that ran it although the one sent from here did not: sped up in the wallet, or sent by somebody else.
 * `none`: the chain shows that nothing did. `unknown`: the chain does not say.
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
