import { type Address, checksumAddress, type Hex, isAddress } from '@countersign/primitives'
import { refusalMessages } from '../refusalMessages.ts'

/**
 * What an id of a list refers to, or why it is invalid.
 *
 * @example
 * const id: TransactionId = { kind: 'creation', safe }
 */
export type TransactionId =
  | { readonly kind: 'multisig'; readonly safe: Address | null; readonly safeTxHash: Hex }
  | { readonly kind: 'module' | 'transfer'; readonly safe: Address; readonly id: string }
  | { readonly kind: 'creation'; readonly safe: Address }
  | {
      readonly kind: 'malformed'
      readonly code: 'transactionId/invalid' | 'transaction/unknown'
      /** In the language at the time it is read. */
      readonly reason: string
    }

/**
 * Parses every kind of id that the lists contain, and plain hashes.
 *
 * @example
 * parseTransactionId('creation_0x5aFE3855358E112B5647B952709E6165e1c1eEEe') // { kind: 'creation', safe: '0x5aFE…' }
 */
export function parseTransactionId(text: string): TransactionId {
  const [kind, account = '', rest = ''] = text.split('_')
  if (kind !== 'multisig' && kind !== 'transfer' && kind !== 'creation' && kind !== 'module')
    return parseHash(null, text)
  if (!isAddress(account))
    return {
      kind: 'malformed',
      // Modules are looked up by the end of the id, so such an id is unknown, not malformed.
      code: kind === 'module' ? 'transaction/unknown' : 'transactionId/invalid',
      get reason() {
        return refusalMessages.noAddressInId({ text: account })
      },
    }
  const safe = checksumAddress(account)
  if (kind === 'creation') return { kind, safe }
  return kind === 'multisig' ? parseHash(safe, rest) : { kind, safe, id: rest.toLowerCase() }
}

function parseHash(safe: Address | null, text: string): TransactionId {
  if (/^0x[0-9a-f]{64}$/i.test(text)) return { kind: 'multisig', safe, safeTxHash: `0x${text.slice(2).toLowerCase()}` }
  return {
    kind: 'malformed',
    code: 'transaction/unknown',
    get reason() {
      return refusalMessages.notAnId({ text })
    },
  }
}
