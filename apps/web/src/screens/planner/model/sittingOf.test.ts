import { expect, test } from 'vitest'
import type { Address, Hex } from '@countersign/primitives'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { hasDrifted, type KnownRow, stepsOf } from './PlanRow.ts'
import { isOwner, toExecute, toSign } from './sittingOf.ts'
import type { StepProposal } from './StepProposals.ts'

const [a, b, c, safe]: Address[] = ['a1', 'b2', 'c3', 'd4'].map((byte): Address => `0x${byte.repeat(20)}`)
if (!a || !b || !c || !safe) throw new TypeError('four addresses')
const call = { to: safe, value: 0n, data: '0x12' as Hex, operation: 0 as const }
const hash: Hex = `0x${'ab'.repeat(32)}`
const proposal = (signers: readonly Address[]): StepProposal => ({
  step: 'batch',
  safeTxHash: hash,
  nonce: 3n,
  signers,
  isContradicted: false,
  isUnchecked: false,
})
const chain = chainFixture()

function row(found: readonly StepProposal[] | null, drift: KnownRow['standing']['drift'] = []): KnownRow {
  if (!a || !b || !safe) throw new TypeError('addresses')
  return {
    chain,
    key: { chainId: chain.chainId, safe },
    account: `dev1:${safe}`,
    standing: {
      kind: 'known',
      state: {
        block: 1n,
        owners: [a, b],
        threshold: 2,
        nonce: 3n,
        version: '1.4.1',
        masterCopy: safe,
        masterCopyHash: hash,
        modules: [],
        guard: null,
        moduleGuard: null,
        fallbackHandler: null,
        balance: 0n,
      },
      planned: { kind: 'planned', differences: [], upgrade: null, calls: [call], leftOut: [] },
      drift,
      seenAt: null,
      proposals: found === null ? null : { found, outdated: [] },
      queueError: null,
    },
  }
}

test('behavior: an owner signs what is not proposed, and what lacks the own signature', () => {
  expect(toSign(row([]), a)).toMatchObject([{ step: 'batch', calls: [call], proposal: null }])
  expect(toSign(row([proposal([b])]), a)).toMatchObject([{ proposal: { safeTxHash: hash } }])
  expect(toSign(row([proposal([a])]), a)).toEqual([])
})

test('security: nothing is proposed before the queue was read, and nothing by a wallet that is no owner', () => {
  expect(toSign(row(null), a)).toEqual([])
  expect(toSign(row([]), c)).toEqual([])
  expect(toSign(row([]), null)).toEqual([])
  expect(isOwner(row([]), c)).toBe(false)
})

test('behavior: a network can be executed when its first transaction has all signatures', () => {
  expect(toExecute(row([proposal([a, b])]))?.safeTxHash).toBe(hash)
  expect(toExecute(row([proposal([a])]))).toBeNull()
  expect(toExecute(row([]))).toBeNull()
})

test('behavior: an account has drifted by a change that the target does not want', () => {
  const difference = { type: 'threshold', before: 2, after: 1 } as const
  expect(hasDrifted(row([], [{ difference, isWanted: true }]))).toBe(false)
  expect(hasDrifted(row([], [{ difference, isWanted: false }]))).toBe(true)
})

test('security: an account that is treated apart has no transactions', () => {
  expect(stepsOf({ kind: 'apart', version: '1.1.1' })).toEqual([])
  expect(stepsOf({ kind: 'refused', reason: '' })).toEqual([])
})
