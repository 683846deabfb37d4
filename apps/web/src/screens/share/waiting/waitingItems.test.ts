import type { LocalMessage, LocalProposal } from '@countersign/chain-client'
import { expect, test } from 'vitest'
import { waitingItems } from './waitingItems.ts'

const owner = (digit: string) => `0x${digit.repeat(40)}` as const
const hash = (digit: string) => `0x${digit.repeat(64)}` as const
const signed = [{ owner: owner('1'), data: '0x1b' as const, receivedAt: 1 }]
const common = {
  chainId: '1',
  safe: owner('5'),
  signatures: signed,
  proposer: null,
  origin: null,
  source: 'page' as const,
  createdAt: 1,
  modifiedAt: 1,
  offer: null,
}
const proposal = (digit: string, nonce: bigint, change: Partial<LocalProposal> = {}): LocalProposal => ({
  ...common,
  safeTxHash: hash(digit),
  transaction: {
    to: owner('6'),
    value: 1n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: owner('0'),
    refundReceiver: owner('0'),
    nonce,
  },
  ...change,
})
const message = (digit: string, change: Partial<LocalMessage> = {}): LocalMessage => ({
  ...common,
  messageHash: hash(digit),
  message: 'Hello',
  ...change,
})
const taken = { at: 1, result: 'taken', words: '' } as const

test('behavior: an item that was signed here and not shared waits', () => {
  const proposals = [
    proposal('a', 4n),
    proposal('b', 3n),
    proposal('c', 4n, { source: 'import' }),
    proposal('d', 4n, { offer: taken }),
    proposal('e', 4n, { signatures: [] }),
    proposal('f', 4n, { offer: { ...taken, result: 'refused' } }),
  ]
  const messages = [message('7'), message('8', { source: 'import' }), message('9', { offer: taken })]
  const waiting = waitingItems({ proposals, messages, nonce: 4n, handedOut: {} })
  expect(waiting.map((item) => item.hash)).toEqual([hash('a'), hash('f'), hash('7')])
})

test('behavior: a shared item stops waiting until another signature arrives', () => {
  const given = { nonce: 0n, proposals: [], handedOut: { [hash('7')]: 1 } }
  expect(waitingItems({ ...given, messages: [message('7')] })).toEqual([])
  const more = message('7', { signatures: [...signed, { owner: owner('2'), data: '0x1c', receivedAt: 2 }] })
  expect(waitingItems({ ...given, messages: [more] })).toHaveLength(1)
})
