import { checksumAddress } from '@countersign/primitives'
import { buildTransaction } from '@countersign/safe'
import { expect, test } from 'vitest'
import { poorResult } from '../../testing/poorResult.ts'
import type { SimulationResult } from '../values/SimulationResult.ts'
import { declareEffects } from './declareEffects.ts'
import { judgeEffects } from './judgeEffects.ts'
import type { UnitOf } from './UnitOf.ts'

const safe = checksumAddress(`0x${'5a'.repeat(20)}`)
const to = checksumAddress(`0x${'70'.repeat(20)}`)
const transaction = buildTransaction({ to, value: 1n, nonce: 4n })

const poor: SimulationResult = { ...poorResult, deltas: [{ owner: safe, kind: 'native', amount: -1n }] }

test('error: a value that an engine could not provide is not checked, never verified', () => {
  const verdicts = judgeEffects(poor, declareEffects(safe, transaction))
  expect(Object.fromEntries(verdicts.map(({ field, verdict }) => [field, verdict]))).toEqual({
    outcome: 'verified',
    settings: 'unchecked',
    storage: 'unchecked',
    delegatecall: 'unchecked',
    environment: 'unchecked',
  })
  expect(verdicts[0]?.reason).toContain('block 9 of rpc.example by eth_simulateV1')
})

test('error: an unknown outcome is not checked', () => {
  const [outcome] = judgeEffects({ ...poor, innerSuccess: null }, declareEffects(safe, transaction))
  expect(outcome).toMatchObject({ field: 'outcome', verdict: 'unchecked' })
})

test('behavior: a larger outflow than a plain transfer declares is a danger', () => {
  const greedy: SimulationResult = {
    ...poor,
    deltas: [
      { owner: safe, kind: 'native', amount: -1_000_001n },
      { owner: safe, kind: 'erc20', token: to, amount: -7n },
    ],
  }
  const unit = { symbol: 'TUSD', decimals: 6 }
  const reasonOf = (...unitOf: UnitOf[]) =>
    judgeEffects(greedy, declareEffects(safe, transaction), ...unitOf).find(
      ({ field, verdict }) => field === 'intent' && verdict === 'danger',
    )?.reason
  expect(reasonOf()).toContain(`loses 1000000 wei and 7 base units of ${to}, which`)
  expect(reasonOf((token) => (token === null ? { symbol: 'ETH', decimals: 18 } : unit))).toContain(
    `loses 0.000000000001 ETH and 0.000007 TUSD of ${to}, which`,
  )
})

test('security: a success that leaves the nonce unchanged is a danger: it was reset, or the node omits writes', () => {
  const storageOf = (after: bigint | null) => {
    const word = (value: bigint): `0x${string}` => `0x${value.toString(16).padStart(64, '0')}`
    const nonce = {
      slot: word(5n),
      before: word(4n),
      after: word(after ?? 4n),
      name: { kind: 'nonce' },
      label: 'nonce',
    } as const
    const own = { account: safe, role: 'self', writes: after === null ? [] : [nonce], changes: [] } as const
    const result: SimulationResult = { ...poor, writes: { known: true, value: [own] } }
    return judgeEffects(result, declareEffects(safe, transaction)).find(({ field }) => field === 'storage')
  }
  expect(storageOf(5n)).toMatchObject({ verdict: 'verified' })
  expect(storageOf(null)).toMatchObject({ verdict: 'danger', reason: expect.stringContaining('still 4') })
  expect(storageOf(9n)).toMatchObject({ verdict: 'danger' })
})
