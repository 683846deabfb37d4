import { expect, test } from 'vitest'
import { describePush } from './describePush.ts'
import { isPushWords, type PushWords } from './PushWords.ts'

const address = '0x1dCaE246787fe93CC4c57FAA9C0a4F83C5113fB4'
const hash = `0x${'ab'.repeat(32)}`
const words: PushWords = {
  base: 'https://wallet.example',
  accounts: { [`1:${address.toLowerCase()}`]: { name: 'Treasury', path: `/safes/eth:${address}` } },
  kinds: {
    CONFIRMATION_REQUEST: 'Your signature is needed.',
    EXECUTED_MULTISIG_TRANSACTION: 'A transaction was executed.',
    FAILED: 'A transaction failed.',
    INCOMING_ETHER: 'A payment was received.',
    READY_TO_EXECUTE: 'Ready.',
    SETTINGS_CHANGED: 'The set-up changed.',
    RECOVERY_ANNOUNCED: 'A recovery was announced.',
  },
  other: 'Something happened.',
}
const message = (fields: object) => ({ chainId: '1', address, ...fields })

test.each([
  [{ type: 'CONFIRMATION_REQUEST', safeTxHash: hash }, 'Your signature is needed.', `/transactions/${hash}`],
  [{ type: 'EXECUTED_MULTISIG_TRANSACTION', safeTxHash: hash }, 'A transaction was executed.', `/transactions/${hash}`],
  [
    { type: 'EXECUTED_MULTISIG_TRANSACTION', safeTxHash: hash, failed: true },
    'A transaction failed.',
    `/transactions/${hash}`,
  ],
  [{ type: 'INCOMING_ETHER', txHash: hash, value: '1000000' }, 'A payment was received.', '/history'],
  [{ type: 'READY_TO_EXECUTE', safeTxHash: hash }, 'Ready.', `/transactions/${hash}`],
  [{ type: 'SETTINGS_CHANGED', txHash: hash }, 'The set-up changed.', '/setup'],
  [{ type: 'RECOVERY_ANNOUNCED', txHash: hash, module: address }, 'A recovery was announced.', '/setup/recovery'],
])('behavior: %o is said in the page’s words and opens its page', (fields, body, path) => {
  const shown = describePush(words, message(fields))
  expect(shown).toMatchObject({ title: 'Treasury', body, path: `/safes/eth:${address}${path}` })
})

test.each([
  ['another account', { ...message({ type: 'INCOMING_ETHER' }), address: `0x${'9'.repeat(40)}` }],
  ['an unknown kind', message({ type: 'PLEASE_PAY' })],
  ['a kind that every object inherits', message({ type: 'constructor' })],
  ['no object', 'text'],
  ['nothing', null],
])('error: a message about %s brings no text and no address of its own', (_about, sent) => {
  expect(describePush(words, sent)).toEqual({
    title: 'Countersign',
    body: 'Something happened.',
    path: '/notifications',
    tag: 'other',
  })
})

test('error: what is no hash does not become part of an address', () => {
  const path = '/../../evil?x=https://evil.example'
  const shown = describePush(words, message({ type: 'CONFIRMATION_REQUEST', safeTxHash: path, title: 'Pay me' }))
  expect(shown.path).toBe(`/safes/eth:${address}/queue`)
  expect(JSON.stringify(shown)).not.toMatch(/evil|Pay me/)
})

test('behavior: without the words of a page the message is still shown', () => {
  expect(describePush(null, message({ type: 'INCOMING_ETHER' }))).toMatchObject({ title: 'Countersign', body: '' })
  expect([words, null, {}, { ...words, kinds: { A: 1 } }, { ...words, accounts: { a: {} } }].map(isPushWords)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
