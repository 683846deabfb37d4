import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressArbitrary } from '@countersign/primitives/testing'
import { type Address, isSameAddress, SENTINEL_ADDRESS, wordReader, ZERO_ADDRESS } from '@countersign/primitives'
import type { MultiSendCall } from '../batch/MultiSendCall.ts'
import { classifySettingsChange } from '../settings/classifySettingsChange.ts'
import type { UpgradePlan } from '../upgrade/UpgradePlan.ts'
import type { SetupNow } from './PlannedSetup.ts'
import { isLevel, planSetup } from './planSetup.ts'
import type { SetupTarget } from './SetupTarget.ts'

const account: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const [a, b, c, d] = ['a1', 'b2', 'c3', 'd4'].map((byte): Address => `0x${byte.repeat(20)}`)
if (!a || !b || !c || !d) throw new TypeError('four addresses')
const now: SetupNow = {
  account,
  version: '1.4.1',
  owners: [a, b],
  threshold: 1,
  modules: [],
  fallbackHandler: c,
}
const target: SetupTarget = { owners: [a, b], threshold: 1, modules: [], fallbackHandler: c, version: 'keep' }
const everything = { hasCode: () => true, upgrade: null }
const nothing = { hasCode: () => false, upgrade: null }

test('behavior: the batch leads any set-up to any target, call by call as the contract runs them', () => {
  const address = addressArbitrary.filter((one) => BigInt(one) > 1n && !isSameAddress(one, account))
  const list = (least: number) => fc.uniqueArray(address, { minLength: least, maxLength: 6, comparator: isSameAddress })
  const handler = fc.option(address, { nil: null })
  const property = fc.property(
    fc.record({ pool: list(1), extra: list(1), modules: list(0), more: list(0), handler, next: handler }),
    fc.nat(6),
    fc.nat(6),
    fc.nat(11),
    fc.nat(11),
    (some, kept, stay, first, second) => {
      const coming = some.extra.filter((one) => !some.pool.some((other) => isSameAddress(one, other)))
      const owners = [...some.pool.slice(0, kept), ...coming]
      if (owners.length === 0) return
      const added = some.more.filter((one) => !some.modules.some((other) => isSameAddress(one, other)))
      const before: SetupNow = {
        ...now,
        owners: some.pool,
        threshold: 1 + (first % some.pool.length),
        modules: some.modules,
        fallbackHandler: some.handler,
      }
      const wanted: SetupTarget = {
        owners: owners.toReversed(),
        threshold: 1 + (second % owners.length),
        modules: [...some.modules.slice(stay), ...added],
        fallbackHandler: some.next,
        version: 'keep',
      }
      const planned = planSetup(before, wanted, everything)
      if (planned.kind !== 'planned') throw new TypeError(JSON.stringify(planned))
      const after = runLikeContract(before, planned.calls)
      expect(new Set(after.owners)).toEqual(new Set(wanted.owners))
      expect(new Set(after.modules)).toEqual(new Set(wanted.modules))
      expect(after).toMatchObject({ threshold: wanted.threshold, fallbackHandler: some.next })
      expect(isLevel(planSetup(after, wanted, nothing))).toBe(true)
      expect(planned.calls.length === 0).toBe(planned.differences.length === 0)
    },
  )
  fc.assert(property, { numRuns: 300 })
})

test('security: an account below 1.3.0 gets no calls, because its signatures would be valid on every network', () => {
  for (const version of ['1.0.0', '1.1.1', '1.2.0'])
    expect(planSetup({ ...now, version }, { ...target, threshold: 2 }, everything)).toEqual({ kind: 'apart', version })
  expect(planSetup({ ...now, version: '1.3.0+L2' }, target, everything).kind).toBe('planned')
})

test('security: a module or handler without a contract on the network is left out and named', () => {
  const wanted: SetupTarget = { ...target, threshold: 2, modules: [d], fallbackHandler: d }
  expect(planSetup(now, wanted, nothing)).toMatchObject({
    differences: [{ type: 'threshold', before: 1, after: 2 }],
    calls: [expect.anything()],
    leftOut: [
      { part: 'module', address: d, why: 'no-contract' },
      { part: 'fallbackHandler', address: d, why: 'no-contract' },
    ],
  })
  // What the account already has was accepted before.
  expect(planSetup({ ...now, modules: [d], fallbackHandler: d }, wanted, nothing)).toMatchObject({ leftOut: [] })
})

test('security: modules are not changed when the account has more than were read', () => {
  const planned = planSetup({ ...now, modules: [d], hasMoreModules: true }, target, everything)
  expect(planned).toMatchObject({ calls: [], leftOut: [{ part: 'modules', why: 'unread' }] })
})

test('behavior: what the target leaves as it is does not change', () => {
  const free: SetupTarget = { ...target, modules: 'keep', fallbackHandler: 'keep' }
  expect(isLevel(planSetup({ ...now, modules: [d], fallbackHandler: null }, free, everything))).toBe(true)
})

test('behavior: the batch is planned for the handler that the upgrade sets before it', () => {
  const upgrade = { handler: { kind: 'replaced', from: c, fromName: null, to: d } } as unknown as UpgradePlan
  const reads = { hasCode: () => true, upgrade: { kind: 'plan', plan: upgrade } } as const
  const old = { ...now, version: '1.3.0' }
  expect(planSetup(old, { ...target, version: '1.4.1', fallbackHandler: d }, reads)).toMatchObject({
    calls: [],
    upgrade,
  })
  const back = planSetup(old, { ...target, version: '1.4.1' }, reads)
  expect(back.kind === 'planned' && back.calls).toHaveLength(1)
  expect(isLevel(back)).toBe(false)
})

test('behavior: a version is left out when it is older, was not read, or its code was refused, each with the reason', () => {
  const leftOut = (version: string, reads: Parameters<typeof planSetup>[2]) => {
    const planned = planSetup({ ...now, version }, { ...target, version: '1.4.1' }, reads)
    return planned.kind === 'planned' ? planned.leftOut : planned
  }
  expect(leftOut('1.4.1', everything)).toEqual([])
  expect(leftOut('1.5.0', everything)).toEqual([{ part: 'version', why: 'newer' }])
  expect(leftOut('1.3.0', everything)).toEqual([{ part: 'version', why: 'unread' }])
  const refused = { kind: 'refused', refusal: { code: 'other-code', reason: 'other code' } } as const
  expect(leftOut('1.3.0', { ...everything, upgrade: refused })).toEqual([
    { part: 'version', why: 'refused', reason: 'other code' },
  ])
})

test('behavior: an account that is not deployed gets its batch, and its upgrade once it is deployed', () => {
  const future = { ...now, version: '1.3.0', isDeployed: false }
  const upgrade = { kind: 'plan', plan: { handler: { kind: 'kept', handler: c } } as unknown as UpgradePlan } as const
  const planned = planSetup(future, { ...target, threshold: 2, version: '1.4.1' }, { ...everything, upgrade })
  expect(planned).toMatchObject({
    calls: [expect.anything()],
    upgrade: null,
    leftOut: [{ part: 'version', why: 'not-deployed' }],
  })
  expect(planSetup({ ...future, version: '1.5.0' }, { ...target, version: '1.4.1' }, everything)).toMatchObject({
    leftOut: [{ part: 'version', why: 'newer' }],
  })
})

test.each([
  ['the account itself as an owner', { owners: [a, account] }, account],
  ['a threshold above the owners', { threshold: 3 }, '3'],
  ['the zero address as a module', { modules: [ZERO_ADDRESS] }, 'no contract'],
  ['the account itself as a module', { modules: [account] }, 'this account itself'],
  ['a module twice', { modules: [d, d] }, 'already a module'],
])('error: %s is refused in words', (_title, change, reason) => {
  const planned = planSetup(now, { ...target, ...change }, everything)
  expect(planned).toMatchObject({ kind: 'refused', reason: expect.stringContaining(reason) })
  expect(isLevel(planned)).toBe(false)
})

/** Runs calls of an account to itself one by one, and refuses what OwnerManager and ModuleManager refuse. */
const runLikeContract = (before: SetupNow, calls: readonly MultiSendCall[]): SetupNow => calls.reduce(run, before)

function run(now: SetupNow, { to, value, data, operation }: MultiSendCall): SetupNow {
  if (!isSameAddress(to, now.account) || value !== 0n || operation !== 0) throw new Error('not a call to itself')
  const change = classifySettingsChange(data)
  const previous = wordReader(data, 4).address(0) ?? ZERO_ADDRESS
  switch (change?.type) {
    case 'ADD_OWNER':
      return withOwners(now, [comer(change.owner, now.owners), ...now.owners], change.threshold)
    case 'REMOVE_OWNER':
      return withOwners(now, without(now.owners, previous, change.owner), change.threshold)
    case 'SWAP_OWNER': {
      without(now.owners, previous, change.oldOwner)
      comer(change.newOwner, now.owners)
      const owners = now.owners.map((owner) => (isSameAddress(owner, change.oldOwner) ? change.newOwner : owner))
      return withOwners(now, owners, now.threshold)
    }
    case 'CHANGE_THRESHOLD':
      return withOwners(now, now.owners, change.threshold)
    case 'ENABLE_MODULE':
      return { ...now, modules: [comer(change.module, now.modules), ...now.modules] }
    case 'DISABLE_MODULE':
      return { ...now, modules: without(now.modules, previous, change.module) }
    case 'SET_FALLBACK_HANDLER':
      return { ...now, fallbackHandler: change.handler === ZERO_ADDRESS ? null : change.handler }
    default:
      throw new Error(`not a call of a plan: ${data}`)
  }
}

/** GS201, GS202 */
function withOwners(now: SetupNow, owners: readonly Address[], threshold: number): SetupNow {
  if (threshold < 1 || threshold > owners.length) throw new Error(`threshold ${threshold} of ${owners.length}`)
  return { ...now, owners, threshold }
}

/** GS102, GS204 */
function comer(address: Address, list: readonly Address[]): Address {
  if (list.some((one) => isSameAddress(one, address))) throw new Error(`${address} is in the list`)
  return address
}

/** GS103, GS205 */
function without(list: readonly Address[], previous: Address, gone: Address): Address[] {
  const at = list.findIndex((one) => isSameAddress(one, gone))
  if (at < 0 || !isSameAddress(list[at - 1] ?? SENTINEL_ADDRESS, previous)) throw new Error(`${previous} is not before`)
  return list.toSpliced(at, 1)
}
