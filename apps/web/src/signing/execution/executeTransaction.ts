import type { Chain } from '@countersign/api'
import { type Address, formatAccountAddress, type Hex, shortenAddress } from '@countersign/primitives'
import type { CreationData, SafeTransactionData, Signature } from '@countersign/safe'
import { walletStore } from '../../data/wallet/walletStore.ts'
import { assertExecutes } from './assertExecutes.ts'
import { completeSignatures } from './completeSignatures.ts'
import { encodeExecution } from './encodeExecution.ts'
import { ExecutionError } from './ExecutionError.ts'
import { relayChoices } from './feeChoices.ts'
import { noteExecution } from './noteExecution.ts'
import { nameOfExecution } from './pendingStore.ts'
import { relayExecution } from './relayExecution.ts'
import { sendTransaction } from './sendTransaction.ts'
import { walletRequestMessages as messages } from './walletRequestMessages.ts'

export type ExecutionInput = {
  readonly chain: Chain
  readonly safe: Address
  /** The answer of the contract's `VERSION()`. */
  readonly version: string
  /** The account's name in this browser; null when it has none. */
  readonly name: string | null
  readonly safeTxHash: Hex
  readonly transaction: SafeTransactionData
  /** Verified by the page against the current owners. */
  readonly signatures: readonly Signature[]
  readonly owners: readonly Address[]
  readonly threshold: number
  /** The creation data of an account that is not deployed yet: it is created in the same Ethereum transaction. */
  readonly creation?: CreationData | undefined
}

/** Sends `execTransaction` with the signatures of the review. An owner who sends it need not have signed. */
export async function executeTransaction(input: ExecutionInput): Promise<void> {
  const { chain, safe, name, safeTxHash, transaction, threshold, creation } = input
  if (creation) {
    const { deployAndExecute } = await import('./deployAndExecute.ts')
    return deployAndExecute({ ...input, creation })
  }
  const execution = nameOfExecution({ chainId: chain.chainId, safe, safeTxHash })
  if (relayChoices.has(execution)) return relayExecution(input)
  const signatures = completeSignatures(input, walletStore.get().address)
  if (signatures.length < threshold)
    throw new ExecutionError('not-enough-signatures', messages.tooFew({ valid: signatures.length, threshold }))
  const data = encodeExecution(transaction, signatures, threshold)
  const sent = await sendTransaction(chain, safe, data, {
    description: messages.execute({ account: name ?? shortenAddress(safe), nonces: `${transaction.nonce}` }),
    path: `/safes/${formatAccountAddress({ shortName: chain.shortName, address: safe })}/transactions/${safeTxHash}`,
    inspect: (request) => assertExecutes(request, input),
    feesOf: execution,
  })
  noteExecution(input, sent)
}
