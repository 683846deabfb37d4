import type { Address, Hex } from '@countersign/primitives'
import type { InferInsertModel } from 'drizzle-orm'
import type {
  confirmations,
  moduleTransactions,
  multisigTransactions,
  signedMessages,
  tokenApprovals,
  transfers,
} from '../../../db/schema/schema.ts'
import type { IndexedAccount } from '../../../db/schema/IndexedAccount.ts'

export type MultisigRow = InferInsertModel<typeof multisigTransactions>
export type ConfirmationRow = InferInsertModel<typeof confirmations>
export type ModuleRow = InferInsertModel<typeof moduleTransactions>
export type TransferRow = InferInsertModel<typeof transfers>

export type ApprovalRow = InferInsertModel<typeof tokenApprovals>

export type SignedMessageRow = InferInsertModel<typeof signedMessages>

/** A change that an event makes to the index. Handlers return effects and have no side effects. */
export type Effect =
  | { kind: 'created'; account: IndexedAccount }
  /** Fields of an account that an event changed. `isStatus`: owners, threshold or nonce are among them. */
  | { kind: 'changed'; change: Partial<IndexedAccount>; isStatus: boolean }
  | { kind: 'executed'; row: MultisigRow; signatures: Hex }
  | { kind: 'confirmed'; row: ConfirmationRow }
  | { kind: 'module'; row: ModuleRow }
  | { kind: 'native'; row: TransferRow }
  | { kind: 'messageSigned'; row: SignedMessageRow }
  | { kind: 'ownerRemoved'; owner: Address }
  /** The account now computes other hashes for unexecuted transactions. */
  | { kind: 'hashesChanged' }
