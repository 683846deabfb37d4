import type { Address, Hex } from '@countersign/primitives'
import { api } from '../../data/client/apiClient.ts'
import { publicClientFor } from '../../data/chain-access/publicClientFor.ts'
import { WalletError } from '@countersign/connect/core'
import { walletStore } from '../../data/wallet/walletStore.ts'
import { assertExecutes } from './assertExecutes.ts'
import { encodeExecution } from './encodeExecution.ts'
import { ExecutionError } from './ExecutionError.ts'
import type { ExecutionInput } from './executeTransaction.ts'
import { pendingStore } from './pendingStore.ts'
import { relayMessages as messages } from './relayMessages.ts'

type Call = { readonly to: Address; readonly data: Hex }

/**
 * Asks the service to send the execution and to pay for it. The relayer is not an owner, so every signature must be in the call. It cannot
 * change what is executed: the account checks the signatures over all fields.
 * @param deployment the call that creates the account first, which its caller has compared with the creation data; null for a deployed account
 */
export async function relayExecution(input: ExecutionInput, deployment: Call | null = null): Promise<void> {
  const { chain, safe, version, safeTxHash, transaction, signatures, threshold } = input
  const { chainId } = chain
  const sender = walletStore.get().address
  if (sender === null) throw new WalletError('disconnected')
  if (signatures.length < threshold)
    throw new ExecutionError('not-enough-signatures', messages.needsAll({ valid: signatures.length, threshold }))
  const { to, data } = deployment ?? { to: safe, data: encodeExecution(transaction, signatures, threshold) }
  if (deployment === null) assertExecutes({ from: sender, to, data, value: '0x0' }, input)
  const sentBlock = await publicClientFor(chain)
    .getBlockNumber()
    .catch(() => null)
  const { taskId } = await api().relayTransaction({
    params: { chainId },
    body: { version, to, data, safeTxHash },
  })
  pendingStore.put({
    chainId,
    safe,
    safeTxHash,
    nonce: transaction.nonce.toString(),
    sender,
    txHash: safeTxHash,
    isProposed: false,
    relay: { taskId, state: 'queued', hash: null },
    sentBlock: sentBlock?.toString() ?? null,
    walletNonce: null,
    callHash: null,
    attempts: [],
    phase: 'sent',
    failure: null,
    misses: 0,
    block: null,
    fee: null,
    sentAt: Date.now(),
    minedAt: null,
    endedAt: null,
  })
}
