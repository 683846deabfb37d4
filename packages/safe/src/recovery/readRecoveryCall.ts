import { type Address, type Hex, isHex, wordReader } from '@countersign/primitives'
import { DELAY } from './delaySelectors.ts'

/**
 * The effect of a call of a Delay module.
 *
 * @example
 * const call: RecoveryCall = { act: 'notice', seconds: 86_400n }
 */
export type RecoveryCall =
  | { readonly act: 'notice' | 'expiration'; readonly seconds: bigint }
  | { readonly act: 'add' | 'remove'; readonly recoverer: Address }
  /** Every attempt with a lower number is cancelled. */
  | { readonly act: 'cancel'; readonly nonce: bigint }
  | { readonly act: 'skip' | 'announce' | 'execute' }

/**
 * Reads a call of a Delay module. The caller verifies that the target is one.
 *
 * @param data calldata
 * @returns null for any other method, and for parameters that do not decode
 * @example
 * readRecoveryCall(setNotice(delay.address, 60n).data) // { act: 'notice', seconds: 60n }
 */
export function readRecoveryCall(data: Hex): RecoveryCall | null {
  if (!isHex(data)) return null
  const at = wordReader(data, 4)
  switch (data.slice(0, 10).toLowerCase()) {
    case DELAY.setTxCooldown:
      return seconds('notice', at.uint(0))
    case DELAY.setTxExpiration:
      return seconds('expiration', at.uint(0))
    case DELAY.setTxNonce: {
      const nonce = at.uint(0)
      return nonce === null ? null : { act: 'cancel', nonce }
    }
    case DELAY.enableModule:
      return recoverer('add', at.address(0))
    case DELAY.disableModule:
      return recoverer('remove', at.address(32))
    case DELAY.skipExpired:
      return { act: 'skip' }
    case DELAY.execTransactionFromModule:
      return { act: 'announce' }
    case DELAY.executeNextTx:
      return { act: 'execute' }
    default:
      return null
  }
}

const seconds = (act: 'notice' | 'expiration', value: bigint | null): RecoveryCall | null =>
  value === null ? null : { act, seconds: value }

const recoverer = (act: 'add' | 'remove', address: Address | null): RecoveryCall | null =>
  address === null ? null : { act, recoverer: address }
