import type { Message, Transaction } from '@countersign/api'
import type { RecoveryAlarm } from '../../data/recovery/RecoveryAlarm.ts'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import type { KnownAccount } from './KnownAccount.ts'
import type { NeededMessage, NeededTransaction } from './needsYou.ts'
import type { NeededOnChainApproval } from './parentOnChainApprovals.ts'

type InAccount = {
  readonly account: KnownAccount
  /** How many owners the account has, as the service says. */
  readonly owners: number
  /** Epoch milliseconds of the proposal. */
  readonly since: number
}
/** An account whose approval is missing, and whether the wallet owns it itself. */
export type Parent = KnownAccount & { readonly isDirect: boolean }

export type NeededTransactionItem = NeededTransaction &
  InAccount & {
    readonly kind: 'transaction'
    /** The wallet is no owner; it proposed the transaction. */
    readonly isOnlyProposed: boolean
    /** Transactions that are executed before it. */
    readonly ahead: number
  }
export type NeededMessageItem = NeededMessage & InAccount & { readonly kind: 'message'; readonly act: 'sign' }
/** The approval of an account that has all its signatures and can be executed. */
export type ReadyOnChainApproval = { readonly parent: Parent; readonly id: string }
export type NeededOnChainApprovalItem = NeededOnChainApproval<Parent> &
  InAccount & {
    readonly kind: 'on-chain-approval'
    /** `execute`: an approval is `ready`, and nobody has to sign. */
    readonly act: 'sign' | 'execute'
    readonly ready: ReadyOnChainApproval | null
    readonly ahead: number
  }
export type NeededItem = NeededTransactionItem | NeededMessageItem | NeededOnChainApprovalItem

/** What the wallet signed or proposed, and others have to sign. */
export type WaitingItem = InAccount & { readonly signed: number; readonly required: number } & (
    | { readonly kind: 'transaction'; readonly transaction: Transaction }
    | { readonly kind: 'message'; readonly message: Message }
  )

export type NeededWork = {
  /** Recovery attempts that run: they come before everything else. */
  readonly alarms: readonly RecoveryAlarm[]
  /** Accounts whose recovery attempts could not be read. */
  readonly unreadRecoveries: number
  /** In the order of the page: by account, what can be executed first, then the oldest first. */
  readonly items: readonly NeededItem[]
  readonly waiting: readonly WaitingItem[]
  readonly isLoading: boolean
  /** Accounts that could not be read. */
  readonly failed: readonly KnownAccount[]
  /** Accounts of which transactions or messages were not read, because there are too many. */
  readonly partial: readonly KnownAccount[]
  /** Accounts that accounts of the wallet own were not read, because they are too many or too deep. */
  readonly isCut: boolean
  /** Accounts that accounts of the wallet own. */
  readonly below: readonly AccountKey[]
  /** Epoch milliseconds of the answer that is shown, where reading it again failed. */
  readonly staleSince: number | null
  retry(): void
}
