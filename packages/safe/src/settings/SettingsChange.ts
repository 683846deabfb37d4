import type { Address } from '@countersign/primitives'

/**
 * The setting that a call of an account to itself changes.
 *
 * @example
 * const change: SettingsChange = { type: 'CHANGE_THRESHOLD', threshold: 2 }
 */
export type SettingsChange =
  | { readonly type: 'SET_FALLBACK_HANDLER'; readonly handler: Address }
  | { readonly type: 'ADD_OWNER'; readonly owner: Address; readonly threshold: number }
  | { readonly type: 'REMOVE_OWNER'; readonly owner: Address; readonly threshold: number }
  | { readonly type: 'SWAP_OWNER'; readonly oldOwner: Address; readonly newOwner: Address }
  | { readonly type: 'CHANGE_THRESHOLD'; readonly threshold: number }
  | { readonly type: 'CHANGE_IMPLEMENTATION'; readonly implementation: Address }
  | { readonly type: 'ENABLE_MODULE'; readonly module: Address }
  | { readonly type: 'DISABLE_MODULE'; readonly module: Address }
  | { readonly type: 'SET_GUARD'; readonly guard: Address }
  | { readonly type: 'DELETE_GUARD' }
  | { readonly type: 'SET_MODULE_GUARD'; readonly moduleGuard: Address }
  | { readonly type: 'DELETE_MODULE_GUARD' }
