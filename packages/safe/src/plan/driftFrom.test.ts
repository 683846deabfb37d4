import { findSafeDeployment } from '@countersign/chains'
import { expect, test } from 'vitest'
import type { Address } from '@countersign/primitives'
import { driftFrom } from './driftFrom.ts'
import type { SetupTarget } from './SetupTarget.ts'

const [a, b, c]: Address[] = ['a1', 'b2', 'c3'].map((byte): Address => `0x${byte.repeat(20)}`)
if (!a || !b || !c) throw new TypeError('three addresses')
const old = findSafeDeployment('1.3.0', 'SafeL2')?.address ?? a
const current = findSafeDeployment('1.4.1', 'SafeL2')?.address ?? a
const target: SetupTarget = { owners: [a, b], threshold: 2, modules: [c], fallbackHandler: c, version: '1.4.1' }
const seen = { owners: [a], threshold: 1, modules: [], fallbackHandler: null, masterCopy: old }
const reached = { owners: [b, a], threshold: 2, modules: [c], fallbackHandler: c, masterCopy: current }

const wantedOf = (before: object, now: object, wanted = target) =>
  driftFrom(before, now, wanted).map(({ difference, isWanted }) => [difference.type, isWanted])

test('behavior: changes towards the target are wanted, the way back from it is not', () => {
  const parts = ['owner-added', 'threshold', 'module-added', 'fallbackHandler', 'masterCopy']
  expect(wantedOf(seen, reached)).toEqual(parts.map((part) => [part, true]))
  expect(wantedOf(reached, seen).map(([, isWanted]) => isWanted)).toEqual(parts.map(() => false))
})

test('behavior: what the target leaves as it is cannot drift', () => {
  const free: SetupTarget = { ...target, modules: 'keep', fallbackHandler: 'keep', version: 'keep' }
  expect(wantedOf({ ...reached, owners: [a, b] }, { ...seen, owners: [a, b], threshold: 2 }, free)).toEqual([
    ['module-removed', true],
    ['fallbackHandler', true],
    ['masterCopy', true],
  ])
})

test('behavior: one transaction may bring what is wanted and what is not', () => {
  expect(wantedOf({ owners: [a, c], threshold: 2 }, { owners: [a, b], threshold: 1 })).toEqual([
    ['owner-added', true],
    ['owner-removed', true],
    ['threshold', false],
  ])
})
