import type { Message } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import type { MessageCheck } from './MessageCheck.ts'
import { messageRowState } from './messageRowState.ts'

const owner: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const info = { value: owner, name: null, logoUri: null }
const message: Message = {
  messageHash: `0x${'ab'.repeat(32)}`,
  status: 'NEEDS_CONFIRMATION',
  logoUri: null,
  name: null,
  message: 'Halden treasury controls this account.',
  creationTimestamp: 1_795_000_000_000,
  modifiedTimestamp: 1_795_000_000_000,
  confirmationsSubmitted: 1,
  confirmationsRequired: 2,
  proposedBy: info,
  confirmations: [{ owner: info, signature: `0x${'1'.repeat(130)}` }],
  preparedSignature: null,
  origin: null,
}
const check: MessageCheck = {
  isHashEqual: true,
  valid: 1,
  signedBy: [owner],
  excluded: 0,
  unchecked: 0,
  content: { verdict: 'verified', title: 'Plain text' },
  tokenOf: () => null,
}
const stateOf = (fields: Partial<Message>) =>
  messageRowState({ ...message, ...fields }, check, { threshold: 2, owners: [owner] }, null, [])

test('security: an empty signature from the service does not mark an open message as signed on chain', () => {
  expect(stateOf({ preparedSignature: '0x' })).toMatchObject({ isOnChain: false, isConfirmed: false, signed: 1 })
})

test('behavior: a message that the service reports as signed on chain has no verdict in the list, because only its page asks the account', () => {
  expect(stateOf({ preparedSignature: '0x', status: 'CONFIRMED' })).toMatchObject({
    isOnChain: true,
    isConfirmed: true,
    found: null,
  })
})
