import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressArbitrary } from '@countersign/primitives/testing'
import type { Address } from '@countersign/primitives'
import { explainsDifference, isSameDifference, settingsSince, type SeenSettings } from './settingsSince.ts'

const alice: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const bob: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const carol: Address = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'
const seen: SeenSettings = {
  owners: [alice, bob],
  threshold: 2,
  modules: [],
  guard: null,
  moduleGuard: null,
  fallbackHandler: carol,
  masterCopy: carol,
}

describe('settingsSince', () => {
  it('behavior: spelling and order make no difference', () => {
    const owners = [bob.toLowerCase() as typeof bob, alice]
    expect(settingsSince(seen, { ...seen, owners })).toEqual([])
  })

  it('behavior: owners, threshold, modules, guard, handler and code are compared', () => {
    const now = { ...seen, owners: [alice, carol], threshold: 1, modules: [bob], guard: bob, fallbackHandler: null }
    expect(settingsSince(seen, { ...now, masterCopy: alice })).toEqual([
      { type: 'owner-added', address: carol },
      { type: 'owner-removed', address: bob },
      { type: 'threshold', before: 2, after: 1 },
      { type: 'module-added', address: bob },
      { type: 'guard', before: null, after: bob },
      { type: 'fallbackHandler', before: carol, after: null },
      { type: 'masterCopy', before: carol, after: alice },
    ])
  })

  it('behavior: settings that one of the two states lacks are not compared', () => {
    expect(settingsSince({ modules: [] }, seen)).toEqual([])
    expect(settingsSince({ owners: [alice], threshold: 1 }, { threshold: 2 })).toEqual([
      { type: 'threshold', before: 1, after: 2 },
    ])
  })

  it('behavior: every list of owners is reached from every other by the differences', () => {
    const listArbitrary = fc.uniqueArray(addressArbitrary, { maxLength: 6 })
    fc.assert(
      fc.property(listArbitrary, listArbitrary, (before, after) => {
        const owners = new Set<string>(before)
        for (const difference of settingsSince({ owners: before }, { owners: after }))
          if (difference.type === 'owner-added') owners.add(difference.address)
          else if (difference.type === 'owner-removed') owners.delete(difference.address)
        expect([...owners].toSorted()).toEqual([...after].toSorted())
      }),
    )
  })
})

describe('isSameDifference', () => {
  it('behavior: type and values decide, the spelling of an address does not', () => {
    const guard = { type: 'guard', before: bob, after: null } as const
    expect(isSameDifference(guard, { ...guard, before: bob.toLowerCase() as typeof bob })).toBe(true)
    expect(isSameDifference(guard, { ...guard, type: 'moduleGuard' })).toBe(false)
    expect(isSameDifference(guard, { ...guard, after: alice })).toBe(false)
    const added = { type: 'owner-added', address: bob } as const
    expect(isSameDifference(added, { ...added, type: 'owner-removed' })).toBe(false)
    expect(isSameDifference(added, { ...added, address: alice })).toBe(false)
    const threshold = { type: 'threshold', before: 2, after: 3 } as const
    expect(isSameDifference(threshold, { ...threshold, after: 4 })).toBe(false)
  })
})

describe('explainsDifference', () => {
  it('behavior: a change explains its own effect, and nothing else', () => {
    const threshold = { type: 'threshold', before: 2, after: 3 } as const
    expect(explainsDifference({ type: 'ADD_OWNER', owner: carol, threshold: 3 }, threshold)).toBe(true)
    expect(explainsDifference({ type: 'ADD_OWNER', owner: carol, threshold: 2 }, threshold)).toBe(false)
    const added = { type: 'owner-added', address: carol } as const
    expect(explainsDifference({ type: 'SWAP_OWNER', oldOwner: bob, newOwner: carol }, added)).toBe(true)
    expect(explainsDifference({ type: 'SWAP_OWNER', oldOwner: carol, newOwner: bob }, added)).toBe(false)
    expect(explainsDifference({ type: 'DELETE_GUARD' }, { type: 'guard', before: bob, after: null })).toBe(true)
    expect(explainsDifference({ type: 'SET_GUARD', guard: bob }, { type: 'guard', before: bob, after: null })).toBe(
      false,
    )
  })
})
