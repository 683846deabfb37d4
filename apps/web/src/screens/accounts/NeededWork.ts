import type { Message, Transaction } from '@countersign/api'
import type { RecoveryAlarm } from '../../data/recovery/RecoveryAlarm.ts'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import type { KnownAccount } from './KnownAccount.ts'
import type { NeededMessage, NeededTransaction } from './needsYou.ts'
import type { NeededOnChainApproval } from './parentOnChainApprovals.ts'

type InAccount = {
  readonly account: KnownAccount
  /** The number of owners, from the service. */
  readonly owners: number
  /** Epoch milliseconds of the proposal. */
  readonly since: number
}
/** An account whose confirmation is missing, and whether the wallet is one of its owners. */
export type Parent = KnownAccount & { readonly isDirect: boolean }

export type NeededTransactionItem = NeededTransaction &
  InAccount & {
    readonly kind: 'transaction'
    /** The wallet is not an owner; it proposed the transaction. */
    readonly isOnlyProposed: boolean
    /** The number of transactions that execute before it. */
    readonly ahead: number
  }
export type NeededMessageItem = NeededMessage & InAccount & { readonly kind: 'message'; readonly act: 'sign' }
/** The approval of an account that has all its signatures and can be executed. */
export type ReadyOnChainApproval = { readonly parent: Parent; readonly id: string }
export type NeededOnChainApprovalItem = NeededOnChainApproval<Parent> &
  InAccount & {
    readonly kind: 'on-chain-approval'
    /** `execute`: an approval is `ready`, and no signature is missing. */
    readonly act: 'sign' | 'execute'
    readonly ready: ReadyOnChainApproval | null
    readonly ahead: number
  }
export type NeededItem = NeededTransactionItem | NeededMessageItem | NeededOnChainApprovalItem

/** A transaction or message that the wallet signed or proposed and other owners must sign. */
export type WaitingItem = InAccount & { readonly signed: number; readonly required: number } & (
    | { readonly kind: 'transaction'; readonly transaction: Transaction }
    | { readonly kind: 'message'; readonly message: Message }
  )

export type NeededWork = {
  /** Running recovery attempts; they come before everything else. */
  readonly alarms: readonly RecoveryAlarm[]
  /** The number of accounts whose recovery attempts could not be read. */
  readonly unreadRecoveries: number
  /** In the order of the page: by account, executable ones first, then the oldest first. */
  readonly items: readonly NeededItem[]
  readonly waiting: readonly WaitingItem[]
  readonly isLoading: boolean
  /** Accounts that could not be read. */
  readonly failed: readonly KnownAccount[]
  /** Accounts with more transactions or messages than were read. */
  readonly partial: readonly KnownAccount[]
  /** Some accounts below accounts of the wallet were not read, because there are too many or they are too deep. */
  readonly isCut: boolean
  /** Accounts that accounts of the wallet own. */
  readonly below: readonly AccountKey[]
  /** Epoch milliseconds of the cached answer, if a refresh failed. */
  readonly staleSince: number | null
  retry(): void
}
