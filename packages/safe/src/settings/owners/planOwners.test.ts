import fc from 'fast-check'
import { decodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { addressArbitrary } from '@countersign/primitives/testing'
import { type Address, isSameAddress, SENTINEL_ADDRESS, ZERO_ADDRESS } from '@countersign/primitives'
import { encodeOwnerSteps } from './encodeOwnerSteps.ts'
import { explainOwnerProblem } from './explainOwnerProblem.ts'
import type { OwnerTarget } from './OwnerTarget.ts'
import { planOwners } from './planOwners.ts'

const abi = parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function removeOwner(address prevOwner, address owner, uint256 threshold)',
  'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
  'function changeThreshold(uint256 threshold)',
])
const account: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const [a, b, c, d, e]: Address[] = ['a1', 'b2', 'c3', 'd4', 'e5'].map((byte): Address => `0x${byte.repeat(20)}`)
if (!a || !b || !c || !d || !e) throw new Error('five addresses')

const from = (owners: readonly Address[], threshold: number) => ({ account, owners, threshold })
const decoded = (start: ReturnType<typeof from>, target: OwnerTarget) =>
  encodeOwnerSteps(start, planOwners(start, target)).map(({ call, method }) => {
    const { functionName, args } = decodeFunctionData({ abi, data: call.data })
    expect(functionName).toBe(method)
    expect(call).toMatchObject({ to: account, value: 0n, operation: 0 })
    return [functionName, ...args.map((value) => (typeof value === 'bigint' ? Number(value) : value.toLowerCase()))]
  })

test('behavior: a replacement is one call that names the predecessor', () => {
  expect(decoded(from([a, b, c], 2), { owners: [a, d, c], threshold: 2 })).toEqual([['swapOwner', a, b, d]])
  expect(decoded(from([a, b, c], 2), { owners: [d, b, c], threshold: 2 })).toEqual([
    ['swapOwner', SENTINEL_ADDRESS, a, d],
  ])
})

test('behavior: the predecessor is taken from the list at the time of the call', () => {
  expect(decoded(from([a, b, c], 1), { owners: [d, e, c], threshold: 1 })).toEqual([
    ['swapOwner', SENTINEL_ADDRESS, a, d],
    ['swapOwner', d, b, e],
  ])
  expect(decoded(from([a, b, c], 3), { owners: [c], threshold: 1 })).toEqual([
    ['removeOwner', SENTINEL_ADDRESS, a, 1],
    ['removeOwner', SENTINEL_ADDRESS, b, 1],
  ])
})

test('behavior: the threshold changes together with the last addition, and with a removal', () => {
  expect(decoded(from([a], 1), { owners: [a, b, c], threshold: 3 })).toEqual([
    ['addOwnerWithThreshold', b, 1],
    ['addOwnerWithThreshold', c, 3],
  ])
  expect(decoded(from([a, b, c], 2), { owners: [a], threshold: 1 })).toEqual([
    ['removeOwner', a, b, 2],
    ['removeOwner', a, c, 1],
  ])
  expect(planOwners(from([a, b, c], 2), { owners: [a, b], threshold: 2 })).toEqual([
    { kind: 'remove', leaves: c, threshold: null },
  ])
})

test('behavior: only a replacement needs a separate call for the threshold', () => {
  expect(decoded(from([a, b], 1), { owners: [a, c], threshold: 2 })).toEqual([
    ['swapOwner', a, b, c],
    ['changeThreshold', 2],
  ])
  expect(decoded(from([a, b], 1), { owners: [b, a], threshold: 2 })).toEqual([['changeThreshold', 2]])
})

test('behavior: without a change there is no call', () => {
  expect(planOwners(from([a, b], 2), { owners: [b, a], threshold: 2 })).toEqual([])
})

test('behavior: a chosen replacement is kept, other pairs are marked, and a pair that changes nothing is ignored', () => {
  const target = {
    owners: [a, d, e],
    threshold: 2,
    replacements: [
      { leaves: c, comes: d },
      { leaves: a, comes: e },
      { leaves: c, comes: e },
    ],
  }
  expect(planOwners(from([a, b, c], 2), target)).toEqual([
    { kind: 'replace', leaves: c, comes: d, isChosen: true },
    { kind: 'replace', leaves: b, comes: e, isChosen: false },
  ])
})

test.each([
  ['the zero address', { owners: [a, ZERO_ADDRESS], threshold: 1 }, ZERO_ADDRESS],
  ['the sentinel address', { owners: [a, SENTINEL_ADDRESS], threshold: 1 }, SENTINEL_ADDRESS],
  ['its own address', { owners: [a, account.toLowerCase() as Address], threshold: 1 }, account.toLowerCase()],
  ['an address twice', { owners: [a, b, b.toUpperCase().replace('0X', '0x') as Address], threshold: 1 }, 'B2B2'],
  ['no owner', { owners: [], threshold: 1 }, 'at least one owner'],
  ['threshold 0', { owners: [a], threshold: 0 }, '0'],
  ['a threshold above the owners', { owners: [a], threshold: 2 }, '2'],
  ['half a signature', { owners: [a, b], threshold: 1.5 }, '1.5'],
])('error: %s is refused by name', (_title, target, value) => {
  expect(() => planOwners(from([a], 1), target)).toThrow(expect.objectContaining({ code: 'owners/invalid' }))
  expect(() => planOwners(from([a], 1), target)).toThrow(value)
})

test('error: a step for an address that is not an owner is refused', () => {
  expect(() => encodeOwnerSteps(from([a], 1), [{ kind: 'remove', leaves: b, threshold: null }])).toThrow(
    expect.objectContaining({ code: 'owners/missing', meta: { owner: b } }),
  )
})

test('behavior: a problem of one owner is a sentence with the address', () => {
  expect(explainOwnerProblem(account, { account, others: [] })).toContain(account)
  expect(explainOwnerProblem(a, { account, others: [b] })).toBeNull()
})

test('behavior: from any set to any other in the fewest calls', () => {
  const list = fc.uniqueArray(addressArbitrary, { minLength: 1, maxLength: 12, comparator: isSameAddress })
  const property = fc.property(list, list, fc.nat(), fc.nat(), fc.nat(12), (old, added, now, next, kept) => {
    const owners = [...old.slice(0, kept), ...added]
    const target = { owners, threshold: 1 + (next % owners.length) }
    const start = from(old, 1 + (now % old.length))
    const steps = planOwners(start, target)
    const counts = [old.length - Math.min(kept, old.length), added.length]
    const isOnlyReplacing = counts[0] === counts[1] && start.threshold !== target.threshold
    expect(steps).toHaveLength(Math.max(...counts) + (isOnlyReplacing ? 1 : 0))
    expect(encodeOwnerSteps(start, steps)).toHaveLength(steps.length)
  })
  fc.assert(property)
})
