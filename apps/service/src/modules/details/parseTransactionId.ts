import { type Address, checksumAddress, type Hex, isAddress } from '@countersign/safe/light'
import { ServiceFailure } from '../../http/ServiceFailure.ts'

export type TransactionId =
  | { kind: 'multisig'; safe: Address | null; safeTxHash: Hex }
  | { kind: 'module' | 'transfer'; safe: Address; id: string }
  | { kind: 'creation'; safe: Address }

/** Reads every id the lists hand out, and bare hashes. */
export function parseTransactionId(text: string): TransactionId {
  const [kind, account = '', rest = ''] = text.split('_')
  if (kind === 'multisig' || kind === 'transfer' || kind === 'creation' || kind === 'module') {
    if (!isAddress(account))
      // Modules are looked for by the end of the id, so that one of them is unknown, not malformed.
      throw new ServiceFailure(
        kind === 'module' ? 'transaction/unknown' : 'transactionId/invalid',
        `"${account}" in the middle of the id is no address.`,
      )
    const safe = checksumAddress(account)
    if (kind === 'creation') return { kind, safe }
    if (kind !== 'multisig') return { kind, safe, id: rest.toLowerCase() }
    return { kind, safe, safeTxHash: parseHash(rest) }
  }
  return { kind: 'multisig', safe: null, safeTxHash: parseHash(text) }
}

function parseHash(text: string): Hex {
  if (!/^0x[0-9a-f]{64}$/i.test(text))
    throw new ServiceFailure('transaction/unknown', `"${text}" is neither a transaction id nor a safeTxHash.`)
  return `0x${text.slice(2).toLowerCase()}`
}
