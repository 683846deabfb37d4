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
 * Everything the checks of one transaction look at, read before. A read that failed is in here as such.
 *
 * @example
 * const inputs: ReviewInputs = { reviewed, asked: null, claimed: null, state: { ok: true, value: state }, … }
 */
export type ReviewInputs = {
  readonly reviewed: SafeTransaction
  /** The object for the wallet; the reviewed one's own where left out. */
  readonly handed?: TypedData
  /** Gas and refund fields were set by a person, in this page, on this draft. */
  readonly isSetHere: boolean
  /** The hash in the link or the queue; null for a draft. */
  readonly asked: Hex | null
  /** What the service says of it, with the ending where it tells one; null for a draft. */
  readonly claimed: { readonly hash: Hex; readonly outcome: ClaimedOutcome | null } | null
  /** The node everything from chain was read from; null where no chain was asked. */
  readonly node: Parameters<typeof checkNode>[0] | null
  readonly state: Read<AccountState>
  readonly service: Read<ClaimedAccount>
  /** What is published at the account's master copy. */
  readonly singletons: readonly { readonly name: string; readonly codeHash: Hex }[]
  readonly book: CodeBook
  /** Who controlled the account at the last visit; null for the first. */
  readonly seenPowers: SeenSettings | null
  /** Differences from that which executed transactions made that this person signed or sent. */
  readonly ownChanges?: readonly SettingsDifference[]
  readonly contractHash: Read<Hex>
  readonly contractDomain: Read<Hex>
  /** The other queued transactions. */
  readonly queued: Read<readonly QueuedNonce[]>
  readonly signatures: readonly JudgedSignature[]
  /** Owners that are contracts. */
  readonly contracts: Read<readonly Address[]>
  /** Whether signatures of contracts are taken on this network. */
  readonly isContractSupported: boolean
  readonly known: readonly KnownAddress[]
  /** Whom owners' own transactions paid before. */
  readonly paidBefore: Read<readonly Address[]>
  /** Whether code stands at an address; undefined where nobody asked. */
  isContract(address: Address): Read<boolean> | undefined
  /** What an account holds of a token, or for null of the native coin, from chain; undefined where it was not read. */
  balanceOf(owner: Address, token: Address | null): Read<bigint> | undefined
  /** What stood at called addresses some blocks before. */
  readonly earlier: Read<EarlierCode>
  /** `symbol()` and `decimals()` from the chain; undefined where nobody asked. */
  tokenOnChain(token: Address): Read<TokenFacts> | undefined
  /** The same as the service says it, null where it says nothing. */
  tokenClaimed(token: Address): TokenFacts | null
  /** Tokens whose symbols may be imitated here. */
  readonly genuine: readonly { readonly address: Address; readonly symbol: string }[]
  readonly nativeCurrency: { readonly told: Currency; readonly known: Currency | null }
  /** Other accounts whose transactions are executed inside, from chain; undefined where nobody asked. */
  childOf(account: Address): Read<AccountSettings> | undefined
  isLimitModule(address: Address): boolean
  /** Who controls the contract a call hands over; undefined where it was not read. */
  controlOf(call: InspectedCall): Read<ContractControl> | undefined
  /** What is known of a new owner of an account; undefined where nobody asked. */
  proofOf(owner: Address, account: Address): Read<OwnerProof> | undefined
  /** A guard that this transaction gives the account: asked, and tried. Undefined where nobody asked. */
  guardFacts?(kind: GuardKind): GuardFacts | undefined
  /** What every owner of an account whose owners change is; the accounts themselves are taken from `state` and `childOf`. */
  readonly ownerGraph: OwnerGraph
  /** What nobody could move any more if an account were locked, with units; absent where it was not read. */
  lockedIn?(account: Address): string | undefined
  /** Hashes of nested transactions shown on the same page, in lower case. */
  readonly nestedHashes: ReadonlySet<string>
  /** Payload hashes of messages shown on the same page, in lower case. */
  readonly shownMessages?: ReadonlySet<string>
  /** What others judged: simulation, decoding, a trial of the execution. */
  readonly further: readonly Check[]
}
