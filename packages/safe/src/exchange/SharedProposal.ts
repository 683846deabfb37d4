import type { Address, Hex } from '@countersign/primitives'
import type { MessageProposal, MessageReply } from './MessageProposal.ts'
import type { OwnerProofAnswer, OwnerProofRequest } from './OwnerProof.ts'
import type { SharedAccount } from './SharedAccount.ts'
import type { SharedDraft } from './SharedDraft.ts'
import type { SharedPlan } from './SharedPlan.ts'
import type { SafeTransactionData } from '../transaction/SafeTransactionData.ts'

/**
 * The source of a fact on the sender's machine. For the reader all of them are claims until compared.
 *
 * @example
 * const source: FactSource = 'chain'
 */
export type FactSource = 'chain' | 'proof' | 'service' | 'you' | 'unknown'

/**
 * The account as the sender saw it, at one block.
 *
 * @example
 * const owners = proposal.account?.owners ?? []
 */
export type AccountFacts = {
  readonly source: FactSource
  /** Null if the sender did not know the block. */
  readonly block: bigint | null
  readonly blockHash: Hex | null
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly nonce: bigint
  readonly masterCopy: Address | null
  readonly modules: readonly Address[]
  readonly guard: Address | null
  readonly fallbackHandler: Address | null
}

/**
 * A token as the sender knows it. Symbol and decimals decide how an amount is displayed, so a reader shows them as
 * claims.
 *
 * @example
 * const token: TokenClaim = { address: usdc, symbol: 'USDC', decimals: 6, kind: 'ERC20' }
 */
export type TokenClaim = {
  readonly address: Address
  readonly symbol: string
  readonly decimals: number
  readonly kind: 'ERC20' | 'ERC721'
}

/**
 * A message for the same owners to sign, in its signed form: text, or typed data as JSON text.
 *
 * @example
 * const message: SharedMessage = { kind: 'text', content: 'I control this account', signatures: [] }
 */
export type SharedMessage = {
  readonly kind: 'text' | 'typedData'
  readonly content: string
  readonly signatures: readonly Hex[]
}

/**
 * A transaction in transit between two machines, with everything needed to review it offline. The reader trusts none
 * of it: it rebuilds the hashes and recovers the signatures.
 *
 * @example
 * const proposal: SharedProposal = readExchangeFile(text)
 */
export type SharedProposal = {
  readonly kind: 'proposal'
  readonly chainId: bigint
  /** The sender's names for the network and its currency (18 decimals on every chain with a Safe). */
  readonly chain: { readonly name: string; readonly shortName: string; readonly symbol: string }
  readonly safe: Address
  /** `VERSION()` of the account's contract, which decides the domain. */
  readonly version: string
  readonly transaction: SafeTransactionData
  /** One signature per owner, in the inline layout. */
  readonly signatures: readonly Hex[]
  readonly proposer: Address | null
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** Sent with the transaction, but not signed. */
  readonly note: string
  readonly account: AccountFacts | null
  readonly names: readonly { readonly address: Address; readonly name: string }[]
  readonly tokens: readonly TokenClaim[]
  readonly messages: readonly SharedMessage[]
}

/**
 * The reply: signatures for a transaction that the other machine knows.
 *
 * @example
 * const reply: SignatureReply = { kind: 'signatures', chainId: 1n, safe, safeTxHash, signatures: [signature.data] }
 */
export type SignatureReply = {
  readonly kind: 'signatures'
  readonly chainId: bigint
  readonly safe: Address
  readonly safeTxHash: Hex
  readonly signatures: readonly Hex[]
}

/**
 * Data that is exchanged by link, file or QR code.
 *
 * @example
 * if (item.kind === 'signatures') find(item.safeTxHash)
 */
export type ExchangeItem =
  | SharedProposal
  | SignatureReply
  | MessageProposal
  | MessageReply
  | OwnerProofRequest
  | OwnerProofAnswer
  | SharedDraft
  | SharedAccount
  | SharedPlan
