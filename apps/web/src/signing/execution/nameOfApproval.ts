import type { Address, Hex } from '@countersign/primitives'
import { nameOfExecution } from './pendingStore.ts'

/** The name under which the page shows the fee of an on-chain approval: see `feeChoices`. */
export const nameOfApproval = (of: { readonly chainId: string; readonly safe: Address; readonly safeTxHash: Hex }) =>
  `approval:${nameOfExecution(of)}`
