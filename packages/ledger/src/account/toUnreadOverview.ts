import type { SafeOverview } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { plainAddress } from '../names/addressInfo.ts'

/**
 * The overview of an account that could not be read: every field is empty, and `error` says why.
 *
 * @param error a sentence
 * @example
 * toUnreadOverview({ chainId: '1', safe }, 'The service returned no answer for this account.').owners // []
 */
export const toUnreadOverview = (
  { chainId, safe }: { readonly chainId: string; readonly safe: Address },
  error: string,
): SafeOverview => ({
  address: plainAddress(safe),
  chainId,
  threshold: 0,
  owners: [],
  fiatTotal: '0',
  queued: 0,
  awaitingConfirmation: null,
  error,
})
