import { beforeEach, expect, test } from 'vitest'
import type { SharedPlan } from '@countersign/safe/exchange'
import { forgetPlan, keepPlan, keptPlan, noteProposed } from './planStore.ts'
import { placeInSitting, type Sitting } from './sittingStore.ts'

const [alice, safe] = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
] as const
const key = { chainId: '1', safe }
const hash = `0x${'ab'.repeat(32)}` as const
const plan: SharedPlan = {
  kind: 'plan',
  address: safe,
  target: { owners: [alice], threshold: 1, modules: 'keep', fallbackHandler: 'keep', version: 'keep' },
  accounts: [{ chainId: 1n, chain: { name: 'Ethereum', shortName: 'eth' }, safe, seen: null, proposed: [] }],
  changedAt: 1_700_000_000_000,
}

beforeEach(() => forgetPlan(safe))

test('behavior: one plan is kept for each address, and a proposal is noted once', () => {
  keepPlan(plan)
  keepPlan({ ...plan, target: { ...plan.target, version: '1.4.1' } })
  noteProposed(safe, key, 'batch', hash)
  noteProposed(safe, key, 'batch', hash)
  noteProposed(safe, { ...key, chainId: '2' }, 'batch', hash)
  expect(keptPlan(safe)).toMatchObject({
    target: { version: '1.4.1' },
    accounts: [{ proposed: [{ step: 'batch', safeTxHash: hash }] }],
  })
  forgetPlan(safe)
  expect(keptPlan(safe)).toBeNull()
})

test('behavior: a page finds its place in a sitting by its draft, and by the hash of its proposal', () => {
  const stop = { chainId: '1', safe, account: `eth:${safe}`, chainName: 'Ethereum', draft: null, safeTxHash: null }
  const sitting: Sitting = {
    plan: safe,
    stops: [
      { ...stop, draft: 'one' },
      { ...stop, draft: 'two', safeTxHash: hash },
    ],
  }
  expect(placeInSitting(sitting, key, { draft: 'one' })).toBe(0)
  expect(placeInSitting(sitting, key, { id: hash })).toBe(1)
  expect(placeInSitting(sitting, key, { id: `multisig_${safe}_${hash}` })).toBe(1)
  expect(placeInSitting(sitting, { ...key, chainId: '2' }, { id: hash })).toBe(-1)
  expect(placeInSitting(sitting, key, {})).toBe(-1)
})
