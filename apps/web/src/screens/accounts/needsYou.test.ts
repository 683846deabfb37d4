import type { Message, QueueItem } from '@countersign/api'
import { expect, test } from 'vitest'
import { describeInboxNeed } from '../../parts/lists/describeInboxNeed.ts'
import { byUrgency } from './groupNeeds.ts'
import { executableProposals, messagesForYou, needsYou } from './needsYou.ts'

const me = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const info = (value: typeof me | typeof other) => ({ value, name: null, logoUri: null })

const label = (which: 'Next' | 'Queued'): QueueItem => ({ type: 'LABEL', label: which })
function transaction(nonce: number, missing: (typeof me | typeof other)[] | null, timestamp = nonce): QueueItem {
  const isReady = missing === null
  return {
    type: 'TRANSACTION',
    conflictType: 'None',
    transaction: {
      id: `multisig_${nonce}_${timestamp}`,
      timestamp,
      txHash: null,
      txStatus: isReady ? 'AWAITING_EXECUTION' : 'AWAITING_CONFIRMATIONS',
      txInfo: {
        type: 'Custom',
        humanDescription: null,
        to: info(other),
        dataSize: '0',
        value: 0n,
        methodName: null,
        isCancellation: false,
      },
      executionInfo: {
        type: 'MULTISIG',
        nonce,
        confirmationsRequired: 2,
        confirmationsSubmitted: isReady ? 2 : 1,
        missingSigners: missing?.map(info) ?? null,
      },
      safeAppInfo: null,
      note: null,
    },
  }
}

test('behavior: a transaction without this wallet’s signature needs it, one with its signature does not', () => {
  const queue = [label('Next'), transaction(5, [me]), label('Queued'), transaction(6, [other])]
  expect(needsYou(queue, me)).toMatchObject([{ act: 'sign', nonce: 5, signed: 1, required: 2 }])
})

test('behavior: a signed transaction can be executed only if its nonce is next', () => {
  const queue = [label('Next'), transaction(5, null), label('Queued'), transaction(6, null)]
  expect(needsYou(queue, me)).toMatchObject([{ act: 'execute', nonce: 5 }])
})

test('behavior: executable transactions come first, then the oldest', () => {
  const queue = [label('Next'), transaction(5, null, 9), transaction(6, [me], 2), transaction(7, [me], 1)]
  expect(
    needsYou(queue, me)
      .map((need) => ({ ...need, since: need.transaction.timestamp }))
      .toSorted(byUrgency)
      .map(({ nonce }) => nonce),
  ).toEqual([5, 7, 6])
})

test('behavior: in an account of other owners, only an executable proposal of this wallet needs it', () => {
  const queue = [label('Next'), transaction(5, null, 1), label('Queued'), transaction(6, null, 2)]
  const proposers = { multisig_5_1: me, multisig_6_2: me } as const
  expect(executableProposals(queue, me, proposers)).toMatchObject([{ act: 'execute', nonce: 5 }])
  expect(executableProposals(queue, me, { multisig_5_1: other })).toEqual([])
  expect(executableProposals(queue, me, {})).toEqual([])
  expect(executableProposals([label('Next'), transaction(5, [me], 1)], me, proposers)).toEqual([])
})

test('error: an id that every object inherits has no proposer', () => {
  for (const id of ['constructor', '__proto__', 'toString']) {
    const item = transaction(5, null, 1)
    const named = item.type === 'TRANSACTION' ? { ...item, transaction: { ...item.transaction, id } } : item
    expect(executableProposals([label('Next'), named], me, {})).toEqual([])
  }
})

test('behavior: the sentence describes the effect of the signature', () => {
  const need = (signed: number, required: number, ahead: number | null) =>
    describeInboxNeed({ act: 'sign', signed, required, ahead })
  expect(need(1, 2, 0)).toBe('You complete it and can execute it at once')
  expect(need(1, 2, 1)).toBe('You complete it, one other is executed first')
  expect(need(1, 2, 3)).toBe('You complete it, 3 others are executed first')
  expect(need(1, 2, null)).toBe('Your signature completes it')
  expect(need(1, 3, 0)).toBe('1 of 3 signed, your signature is missing')
  expect(describeInboxNeed({ act: 'execute', signed: 2, required: 2, ahead: 0 })).toBe(
    'Fully signed, any wallet can execute it',
  )
})

const message = (text: string, signers: (typeof me | typeof other)[], fields: Partial<Message> = {}) => ({
  type: 'MESSAGE' as const,
  messageHash: `0x${'0'.repeat(64)}` as const,
  status: 'NEEDS_CONFIRMATION' as const,
  logoUri: null,
  name: null,
  message: text,
  creationTimestamp: 1,
  modifiedTimestamp: 1,
  confirmationsSubmitted: signers.length,
  confirmationsRequired: 2,
  proposedBy: info(other),
  confirmations: signers.map((signer) => ({ owner: info(signer), signature: '0x' as const })),
  preparedSignature: null,
  origin: null,
  ...fields,
})

test('behavior: a message without this wallet’s signature needs it', () => {
  const messages = [message('signed by the other', [other]), message('signed by me', [me])]
  expect(messagesForYou(messages, me)).toMatchObject([
    { message: { message: 'signed by the other' }, signed: 1, required: 2 },
  ])
})

test('behavior: a message that is confirmed, or has all its signatures, needs no signature', () => {
  const confirmed = message('confirmed', [other], { status: 'CONFIRMED', confirmationsRequired: 1 })
  const complete = message('complete', [other], { confirmationsRequired: 1 })
  expect(messagesForYou([confirmed, complete], me)).toEqual([])
})
