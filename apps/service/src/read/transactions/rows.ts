import type { confirmations, moduleTransactions, multisigTransactions, transfers } from '../../db/schema/schema.ts'

export type MultisigRow = typeof multisigTransactions.$inferSelect
export type ModuleRow = typeof moduleTransactions.$inferSelect
export type TransferRow = typeof transfers.$inferSelect
export type ConfirmationRow = typeof confirmations.$inferSelect
