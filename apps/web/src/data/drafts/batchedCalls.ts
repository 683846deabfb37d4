import type { Address, Hex } from '@countersign/primitives'
import type { AccountKey } from '../keys/queryKeys.ts'
import { BATCH } from './SavedDraft.ts'
import { savedDrafts } from './savedDrafts.ts'

/** The calls of the account's batch, as far as they are complete. */
export const batchedCalls = (account: AccountKey): { readonly to: Address; readonly data: Hex }[] =>
  savedDrafts.read(account, BATCH)?.calls.flatMap(({ call }) => call ?? []) ?? []
