import { ApiError } from '@countersign/api/client'
import type { Chain } from '@countersign/api'
import { isSameAddress } from '@countersign/safe/light'
import { toEventSelector, TransactionReceiptNotFoundError, type PublicClient, type TransactionReceipt } from 'viem'
import { api } from '../../shared/api/apiClient.ts'
import { publicClientFor } from '../../shared/chain-access/publicClientFor.ts'
import { revertReason } from '../../shared/chain-access/revertReason.ts'
import { explainRevert } from '../../shared/execution/explainRevert.ts'
import type { PendingExecution } from '../../shared/execution/PendingExecution.ts'
import type { Observation } from './nextState.ts'
import { readUint } from '../../shared/rpc/abiWords.ts'

const NONCE_SELECTOR = '0xaffed0e0'
const EXECUTION_FAILURE = toEventSelector('ExecutionFailure(bytes32,uint256)')

/** One look at the chain and the service. A source that does not answer leaves its field empty. */
export async function observe(chain: Chain, pending: PendingExecution): Promise<Observation> {
  const client = publicClientFor(chain)
  const [receipt, walletNonce, safeNonce, indexed] = await Promise.all([
    readReceipt(client, pending),
    client.getTransactionCount({ address: pending.sender }).catch(() => null),
    client.call({ to: pending.safe, data: NONCE_SELECTOR }).then(
      ({ data }) => (data === undefined ? null : readUint(data)),
      () => null,
    ),
    readIndexed(pending),
  ])
  return { now: Date.now(), receipt, walletNonce, safeNonce, indexed }
}

async function readReceipt(client: PublicClient, pending: PendingExecution): Promise<Observation['receipt']> {
  const receipt = await client.getTransactionReceipt({ hash: pending.txHash }).catch((error: unknown) => {
    if (error instanceof TransactionReceiptNotFoundError) return null
    throw error
  })
  if (receipt === null) return null
  const block = receipt.blockNumber.toString()
  const fee = (receipt.gasUsed * receipt.effectiveGasPrice).toString()
  if (receipt.status === 'reverted')
    return { block, fee, outcome: 'reverted', reason: explainRevert(await replay(client, receipt)) }
  const hasFailed = receipt.logs.some(
    ({ address, topics, data }) =>
      isSameAddress(address, pending.safe) &&
      topics[0] === EXECUTION_FAILURE &&
      // Indexed from 1.4.0 on, in the data before.
      (topics[1] ?? data).toLowerCase().startsWith(pending.safeTxHash.toLowerCase()),
  )
  return hasFailed
    ? {
        block,
        fee,
        outcome: 'inner-failed',
        reason: 'The call inside failed. The nonce is used up; nothing else changed.',
      }
    : { block, fee, outcome: 'success', reason: '' }
}

/** The reason is not in the receipt: the same call is tried again on the state before its block. */
async function replay(client: PublicClient, { transactionHash, blockNumber }: TransactionReceipt): Promise<string> {
  try {
    const { from, to, input, value } = await client.getTransaction({ hash: transactionHash })
    await client.call({ account: from, to, data: input, value, blockNumber: blockNumber - 1n })
    return ''
  } catch (error) {
    return revertReason(error) ?? ''
  }
}

async function readIndexed({ chainId, safeTxHash }: PendingExecution): Promise<Observation['indexed']> {
  try {
    const { txStatus } = await api().getTransaction({ params: { chainId, id: safeTxHash } })
    return txStatus === 'SUCCESS' ? 'executed' : txStatus === 'FAILED' ? 'failed' : null
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
