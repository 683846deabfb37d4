import { expect, test } from 'vitest'
import { AppError } from '../errors/AppError.ts'
import { errorText } from './PendingRequest.ts'

test.each([
  ['an AppError gives its message', new AppError('txs[0].to is not an address'), 'txs[0].to is not an address'],
  ['an AppError without a message', new AppError(''), 'Request failed'],
  ['control and direction characters', new AppError('a\u0000b\u202ec'), 'a b c'],
  ['the text of a node', new Error('execution reverted: not owner'), 'execution reverted: not owner'],
  [
    'addresses of nodes, which can contain keys',
    new Error('POST https://node.example/v2/s3cr3t failed'),
    'POST (address) failed',
  ],
  ['a stack of lines', new Error('reverted\n\nURL: https://node.example/key\nRequest body: {}'), 'reverted'],
  [
    'revert data',
    Object.assign(new Error('execution reverted'), { data: '0x08c379a0' }),
    'execution reverted (data: 0x08c379a0)',
  ],
  [
    'revert data of a cause',
    new Error('execution reverted', { cause: Object.assign(new Error(), { data: '0x12' }) }),
    'execution reverted (data: 0x12)',
  ],
  ['data that is not hex', Object.assign(new Error('no'), { data: 'https://key' }), 'no'],
  ['a value that is not an error', 'text', 'Request failed'],
  ['nothing', undefined, 'Request failed'],
  ['an empty error', new Error('  '), 'Request failed'],
])('behavior: %s', (_, error, text) => {
  expect(errorText(error)).toBe(text)
})

test('behavior: a long text is cut', () => {
  expect(errorText(new AppError('x'.repeat(10_000)))).toHaveLength(500)
})
