import type { Address, Hex } from '@countersign/primitives'
import type { TypedData } from '../../typed-data/TypedData.ts'
import type { SeenSettings, SettingsDifference } from '../../settings/settingsSince.ts'
import type { SafeTransaction } from '../../transaction/SafeTransaction.ts'
import type { AccountSettings, AccountState } from '../AccountState.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import type { ClaimedAccount } from '../account/checkAccountState.ts'
import type { EarlierCode } from '../age/EarlierCode.ts'
import type { CodeBook } from '../calls/CodeBook.ts'
import type { InspectedCall } from '../calls/InspectedCall.ts'
import type { QueuedNonce } from '../checkNonce.ts'
import type { ClaimedOutcome } from '../checkOutcome.ts'
import type { ContractControl } from '../control/ContractControl.ts'
import type { checkNode } from '../environment/checkNode.ts'
import type { KnownAddress } from '../money/checkRecipients.ts'
import type { TokenFacts } from '../money/checkTokens.ts'
import type { OwnerGraph } from '../owners/OwnerNode.ts'
import type { GuardFacts, GuardKind } from '../settings/checkGuards.ts'
import type { OwnerProof } from '../settings/checkNewOwners.ts'
import type { JudgedSignature } from '../signatures/JudgedSignature.ts'

type Currency = { readonly symbol: string; readonly decimals: number }

/**
 * Everything that the checks of one transaction use, read beforehand. Failed reads are included as such.
 *
 * @example
 * const inputs: ReviewInputs = { reviewed, asked: null, claimed: null, state: { ok: true, value: state }, … }
 */
export type ReviewInputs = {
  readonly reviewed: SafeTransaction
  /** The object for the wallet. Default: the reviewed transaction's own. */
  readonly handed?: TypedData
  /** Whether the user set gas and refund fields in this page, on this draft. */
  readonly isSetHere: boolean
  /** The hash in the link or the queue; null for a draft. */
  readonly asked: Hex | null
  /** The service's claims about it, with the outcome if it names one; null for a draft. */
  readonly claimed: { readonly hash: Hex; readonly outcome: ClaimedOutcome | null } | null
  /** The node from which all chain values were read; null if no node was used. */
  readonly node: Parameters<typeof checkNode>[0] | null
  readonly state: Read<AccountState>
  readonly service: Read<ClaimedAccount>
  /** The contracts published at the account's master copy. */
  readonly singletons: readonly { readonly name: string; readonly codeHash: Hex }[]
  readonly book: CodeBook
  /** The account's settings at the last visit; null for the first. */
  readonly seenPowers: SeenSettings | null
  /** Differences from those settings that executed transactions made which this user signed or sent. */
  readonly ownChanges?: readonly SettingsDifference[]
  readonly contractHash: Read<Hex>
  readonly contractDomain: Read<Hex>
  /** The other queued transactions. */
  readonly queued: Read<readonly QueuedNonce[]>
  readonly signatures: readonly JudgedSignature[]
  /** Owners that are contracts. */
  readonly contracts: Read<readonly Address[]>
  /** Whether signatures of contracts are accepted on this network. */
  readonly isContractSupported: boolean
  readonly known: readonly KnownAddress[]
  /** Recipients of the owners' own transactions. */
  readonly paidBefore: Read<readonly Address[]>
  /** Whether an address has code; undefined if it was not read. */
  isContract(address: Address): Read<boolean> | undefined
  /**
   * An account's balance of a token, or of the native currency for null, from the chain; undefined if it was not
   * read.
   */
  balanceOf(owner: Address, token: Address | null): Read<bigint> | undefined
  /** The contracts at called addresses some blocks before. */
  readonly earlier: Read<EarlierCode>
  /** `symbol()` and `decimals()` from the chain; undefined if they were not read. */
  tokenOnChain(token: Address): Read<TokenFacts> | undefined
  /** The same according to the service; null if it sends none. */
  tokenClaimed(token: Address): TokenFacts | null
  /** Tokens whose symbols may be imitated here. */
  readonly genuine: readonly { readonly address: Address; readonly symbol: string }[]
  readonly nativeCurrency: { readonly reported: Currency; readonly known: Currency | null }
  /** Other accounts whose transactions are executed inside, from the chain; undefined if they were not read. */
  childOf(account: Address): Read<AccountSettings> | undefined
  isLimitModule(address: Address): boolean
  /** The control over the contract that a call hands over; undefined if it was not read. */
  controlOf(call: InspectedCall): Read<ContractControl> | undefined
  /** What is known of a new owner of an account; undefined if it was not read. */
  proofOf(owner: Address, account: Address): Read<OwnerProof> | undefined
  /** A guard that this transaction sets: its ERC-165 answer and a trial. Undefined if it was not read. */
  guardFacts?(kind: GuardKind): GuardFacts | undefined
  /**
   * The kind of every owner of an account whose owners change; the accounts themselves come from `state` and
   * `childOf`.
   */
  readonly ownerGraph: OwnerGraph
  /** The amounts that would be locked forever with an account, with units; absent if they were not read. */
  lockedIn?(account: Address): string | undefined
  /** Hashes of nested transactions shown on the same page, in lower case. */
  readonly nestedHashes: ReadonlySet<string>
  /** Payload hashes of messages shown on the same page, in lower case. */
  readonly shownMessages?: ReadonlySet<string>
  /** Findings from other sources: simulation, decoding, a trial of the execution. */
  readonly further: readonly Check[]
}
