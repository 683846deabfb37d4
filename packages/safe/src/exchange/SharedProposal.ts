import type { Address, Hex } from '@countersign/primitives'
import type { MessageProposal, MessageReply } from './MessageProposal.ts'
import type { OwnerProofAnswer, OwnerProofRequest } from './OwnerProof.ts'
import type { SafeTransactionData } from '../transaction/SafeTransactionData.ts'

/**
 * Where whoever made the proposal had a fact from. To its reader all of them are claims until compared.
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
  /** Null where the sender did not know at which block. */
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
 * A token as the sender knows it. Symbol and decimals decide how an amount reads, so a reader shows them as claims.
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
 * A message the same owners are asked to sign, as it is signed: text, or typed data as JSON text.
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
 * A transaction on its way between two machines, with everything needed to judge it without a network.
 * Nothing in it is believed: hashes are rebuilt and signatures recovered by whoever reads it.
 *
 * @example
 * const proposal: SharedProposal = readExchangeFile(text)
 */
export type SharedProposal = {
  readonly kind: 'proposal'
  readonly chainId: bigint
  /** What the sender calls the network and its coin (18 decimals on every chain with a Safe). */
  readonly chain: { readonly name: string; readonly shortName: string; readonly symbol: string }
  readonly safe: Address
  /** `VERSION()` of the account's contract; it decides the domain. */
  readonly version: string
  readonly transaction: SafeTransactionData
  /** One owner's each, in the inline layout. */
  readonly signatures: readonly Hex[]
  readonly proposer: Address | null
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** Told beside the transaction, never signed. */
  readonly note: string
  readonly account: AccountFacts | null
  readonly names: readonly { readonly address: Address; readonly name: string }[]
  readonly tokens: readonly TokenClaim[]
  readonly messages: readonly SharedMessage[]
}

/**
 * The way back: signatures for a transaction the other machine knows.
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
 * What travels by link, file or QR code.
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
