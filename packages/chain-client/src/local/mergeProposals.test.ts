import { expect, test } from 'vitest'
import type { LocalProposal } from './LocalProposal.ts'
import { mergeProposals } from './mergeProposals.ts'

const owner = (digit: string) => `0x${digit.repeat(40)}` as const
const signature = (digit: string, receivedAt = 1) => ({ owner: owner(digit), data: '0x1b' as const, receivedAt })
const proposal = (change: Partial<LocalProposal> = {}): LocalProposal => ({
  chainId: '1',
  safe: owner('5'),
  safeTxHash: `0x${'7'.repeat(64)}`,
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
    nonce: 3n,
  },
  signatures: [signature('1')],
  proposer: owner('1'),
  origin: null,
  source: 'page',
  createdAt: 10,
  modifiedAt: 10,
  offer: null,
  ...change,
})

test('behavior: signatures of both stay, one per owner, the first one unchanged', () => {
  const known = proposal({ signatures: [signature('1', 1)] })
  const incoming = proposal({ signatures: [signature('1', 9), signature('2', 9)], source: 'import', modifiedAt: 20 })
  const merged = mergeProposals(known, incoming)
  expect(merged.signatures).toEqual([signature('1', 1), signature('2', 9)])
  expect(merged).toMatchObject({ source: 'page', createdAt: 10, modifiedAt: 20, proposer: owner('1') })
})

test('behavior: a delivered proposal is offered again only when it has new signatures', () => {
  const offer = { at: 1, result: 'taken', words: 'Proposed.' } as const
  const known = proposal({ offer })
  expect(mergeProposals(known, proposal({ source: 'import' })).offer).toEqual(offer)
  expect(mergeProposals(known, proposal({ source: 'import', signatures: [signature('2')] })).offer).toBeNull()
  expect(mergeProposals(known, proposal({ source: 'service', signatures: [signature('2')] })).offer).toEqual(offer)
})

test('behavior: a proposal of the service becomes the user’s own when the user acts on it', () => {
  const reported = proposal({ source: 'service' })
  expect(mergeProposals(reported, proposal({ source: 'page', signatures: [signature('2')] })).source).toBe('page')
})
