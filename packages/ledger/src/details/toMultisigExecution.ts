import type { MultisigExecutionDetails } from '@countersign/api'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { contractAddress, contractAddressOrNull, plainAddress } from '../names/addressInfo.ts'
import type { MultisigContext } from '../rows/toMultisigTransaction.ts'
import type { MultisigFacts } from '../rows/MultisigFacts.ts'
import { toTokenInfo } from '../tokens/toTokenInfo.ts'

type Context = Omit<MultisigContext, 'app'> & {
  /** The owners that signed the rejection of the transaction. */
  readonly rejectors: readonly Address[]
  /** Wei that the executor paid for the Ethereum transaction; zero before the execution. */
  readonly fee: bigint
}

/**
 * The signers, the owners that may sign, and the cost of the execution.
 *
 * @example
 * const context = { account: accountFacts, confirmations: [confirmationFacts], tokens, rejectors: [], fee: 0n }
 * toMultisigExecution(multisigFacts, context).confirmations.length // 1
 */
export function toMultisigExecution(
  facts: MultisigFacts,
  { account, confirmations, tokens, rejectors, fee }: Context,
): MultisigExecutionDetails {
  const gasToken = facts.gasToken === ZERO_ADDRESS ? undefined : tokens.get(facts.gasToken)
  return {
    type: 'MULTISIG',
    submittedAt: facts.submittedAt,
    nonce: facts.nonce,
    safeTxGas: facts.safeTxGas,
    baseGas: facts.baseGas,
    gasPrice: facts.gasPrice,
    gasToken: facts.gasToken,
    fee,
    payment: facts.payment ?? 0n,
    refundReceiver: contractAddress(facts.refundReceiver),
    safeTxHash: facts.safeTxHash,
    executor: contractAddressOrNull(facts.executor),
    signers: account.owners.map(plainAddress),
    confirmationsRequired: facts.confirmationsRequired ?? account.threshold,
    confirmations: confirmations.map(({ owner, signature, submittedAt }) => ({
      signer: plainAddress(owner),
      signature,
      submittedAt,
    })),
    rejectors: rejectors.map(plainAddress),
    gasTokenInfo: gasToken ? toTokenInfo(facts.gasToken, gasToken) : null,
    trusted: facts.trusted,
    proposer: facts.proposer && plainAddress(facts.proposer),
    proposedByDelegate: facts.proposedByDelegate && plainAddress(facts.proposedByDelegate),
  }
}
