import type { Chain, SafeState, TransactionDetails } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe'
import type { ClaimedOutcome, QueuedNonce, TokenFacts, TypedAmount } from '@countersign/safe/checks'
import type { OwnerTarget } from '@countersign/safe/light'
import type { SourceKeeper } from '../../../data/chain-access/sourceClaims.ts'
import type { FindMakers } from './readOwnChanges.ts'
import type { SignedMessage } from '@countersign/chain-client/review'

export type ReviewInput = {
  /** With `chainUntil`, so that its reads ahead are shared. */
  readonly chain: Chain
  readonly safe: Address
  /** The newest block, where the caller has begun to read it. */
  readonly head?: Promise<bigint>
  /** The fields to sign, from a draft or from the service. */
  readonly transaction: SafeTransactionData
  /** Null for a draft. */
  readonly details: TransactionDetails | null
  /** The final status that the service claims while the chain says that the transaction is still open. */
  readonly claimed?: ClaimedOutcome | null
  /** The account as the service describes it, to compare with the chain. */
  readonly service: Promise<SafeState>
  /** The other queued transactions, from the service. */
  readonly queuedNonces: Promise<readonly QueuedNonce[]>
  /** The connected wallet, which would send the execution. */
  readonly sender: Address | null
  /** The hash in the page's URL; null or absent if the URL has none. */
  readonly askedHash?: Hex | null
  /** The message that it signs on chain, if known. */
  readonly message?: SignedMessage | null
  /** The amounts that the owner typed into a form; empty without a form. */
  readonly typed?: readonly TypedAmount[]
  /** The owners chosen in a form; null without a form. */
  readonly ownerTarget?: OwnerTarget | null
  /** Recipients that the account paid before, from its history. */
  readonly paidBefore?: Promise<readonly Address[]>
  /**
   * Symbol and decimals of tokens from the service. The page writes amounts with these units, so the review compares
   * them with the chain.
   */
  readonly tokenMetadataFromService?: Promise<ReadonlyMap<string, TokenFacts>>
  /** The archive of verified sources, if the operator configured one. */
  readonly keeper?: SourceKeeper | null
  /** The configuration marks the chain as local. */
  readonly isCalledLocal?: boolean
  /**
   * Finds the transactions behind the differences since the last visit. If absent, no difference counts as made by this
   * owner.
   */
  readonly findMakers?: FindMakers
  /** The fields behind a hash that is approved for another account. */
  readonly fetchDetails?: (hash: Hex, account: Address) => Promise<TransactionDetails>
  /** The complete signature of a message from the service; null if it has none. */
  readonly fetchMessageSignature?: (account: Address, safeMessageHash: Hex) => Promise<Hex | null>
}
