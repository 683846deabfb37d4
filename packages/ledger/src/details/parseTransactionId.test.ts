import { expect, test } from 'vitest'
import { parseTransactionId } from './parseTransactionId.ts'

const safe = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const hash = `0x${'ab'.repeat(32)}`

test('behavior: ids of every list, in any case, and bare hashes', () => {
  expect(parseTransactionId(`multisig_${safe.toLowerCase()}_${hash}`)).toEqual({
    kind: 'multisig',
    safe,
    safeTxHash: hash,
  })
  expect(parseTransactionId(hash.replaceAll('ab', 'AB'))).toEqual({ kind: 'multisig', safe: null, safeTxHash: hash })
  const event = 'ab'.repeat(32)
  for (const id of [`e${event}12`, `i${event}`, `i${event}3`, `i${event}3,0`, `i${event},0,1`])
    expect(parseTransactionId(`transfer_${safe}_${id.toUpperCase()}`)).toEqual({ kind: 'transfer', safe, id })
  expect(parseTransactionId(`module_${safe}_i12`)).toEqual({ kind: 'module', safe, id: 'i12' })
  expect(parseTransactionId(`creation_${safe}`)).toEqual({ kind: 'creation', safe })
})

test.each([
  ['0x12', 'transaction/unknown'],
  ['nonsense', 'transaction/unknown'],
  [`multisig_${safe}_0x12`, 'transactionId/invalid'],
  [`multisig_${safe}`, 'transactionId/invalid'],
  [`transfer_${safe}_zzz`, 'transactionId/invalid'],
  [`transfer_${safe}_e${'ab'.repeat(32)}`, 'transactionId/invalid'],
  [`transfer_${safe}_i${'ab'.repeat(31)}`, 'transactionId/invalid'],
  ['module_me_i12', 'transaction/unknown'],
  ['multisig_me_0x12', 'transactionId/invalid'],
  ['creation_me', 'transactionId/invalid'],
])('error: %s is %s', (text, code) => {
  expect(parseTransactionId(text)).toMatchObject({ kind: 'malformed', code })
})
