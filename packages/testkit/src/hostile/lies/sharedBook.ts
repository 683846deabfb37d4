import type { Lie } from '../model/Lie.ts'
import { drop, flagged, harmless, liar, put } from './tell.ts'

const lie = liar('book', 'sharedBook')
const account = liar('book', 'safe')
const at = (field: string, value: Parameters<typeof put>[2]) => put('sharedBook', `entries.*.${field}`, value)
/** The signature belongs to other values, so its key is not one of an owner. */
const notSigned = flagged('row', 'Its signer is not an owner now', 'The service sent entries that do not count')

/** The shared address book with one name, which this browser has seen. */
export const sharedBookLies: readonly Lie[] = [
  lie('entries[].name', 'another name', at('name', 'Payroll'), notSigned),
  lie(
    'entries[].address',
    'another address',
    at('address', (_, { eve }) => eve),
    notSigned,
  ),
  lie('entries[].everyNetwork', 'on every network', at('everyNetwork', true), notSigned),
  lie('entries[].version', 'the second version', at('version', 2), notSigned),
  lie('entries[].previous', 'another', at('previous', `0x${'5'.repeat(64)}`), notSigned),
  lie(
    'entries[].signedAt',
    'a minute later',
    at('signedAt', (at) => Number(at) + 60),
    notSigned,
  ),
  lie(
    'entries[].signature',
    'of another hash',
    at('signature', (_, { prepared }) => prepared['otherSignature'] ?? null),
    notSigned,
  ),
  lie(
    'entries[].signer',
    'another address',
    at('signer', (_, { eve }) => eve),
    harmless(),
  ),
  lie('entries[].addedAt', 'another time', at('addedAt', 1), harmless()),
  lie(
    'entries',
    'hides a name that this browser has seen',
    put('sharedBook', 'entries', []),
    flagged('row', 'The service no longer sends entries that this browser has seen', 'Quillon Archive'),
  ),
  lie('', 'nothing (500)', drop('sharedBook', 500), flagged('row', 'The service did not send the shared address book')),
  account(
    'owners',
    'another address alone',
    put('safe', 'owners', (_, { eve }) => [{ value: eve, name: null, logoUri: null }]),
    harmless(),
  ),
]
