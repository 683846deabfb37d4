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

/** The rest of the id of a transfer: of a token's event, or of a coin's call. */
const TRANSFER_ID = /^(e[0-9a-f]{64}\d+|i[0-9a-f]{64}\d*(,\d+)*)$/

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
  // Modules are looked up by the end of the id, so such an id is unknown, not malformed.
  if (!isAddress(account))
    return refuse(kind === 'module' ? 'transaction/unknown' : 'transactionId/invalid', () =>
      refusalMessages.noAddressInId({ text: account }),
    )
  const safe = checksumAddress(account)
  if (kind === 'creation') return { kind, safe }
  if (kind === 'multisig') return parseHash(safe, rest)
  const id = rest.toLowerCase()
  if (kind === 'transfer' && !TRANSFER_ID.test(id))
    return refuse('transactionId/invalid', () => refusalMessages.notATransferId({ text: rest }))
  return { kind, safe, id }
}

/** @param safe the account in the id; null for a hash alone */
function parseHash(safe: Address | null, text: string): TransactionId {
  if (/^0x[0-9a-f]{64}$/i.test(text)) return { kind: 'multisig', safe, safeTxHash: `0x${text.slice(2).toLowerCase()}` }
  return refuse(safe === null ? 'transaction/unknown' : 'transactionId/invalid', () =>
    refusalMessages.notAnId({ text }),
  )
}

type Malformed = Extract<TransactionId, { readonly kind: 'malformed' }>

const refuse = (code: Malformed['code'], write: () => string): Malformed => ({
  kind: 'malformed',
  code,
  get reason() {
    return write()
  },
})
