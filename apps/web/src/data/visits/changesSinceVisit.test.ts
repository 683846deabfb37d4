import { allowanceModules } from '@countersign/chains'
import { describe, expect, it } from 'vitest'
import { changesSinceVisit, isGrave } from './changesSinceVisit.ts'

const alice = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const bob = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const handler = '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99'
const seen = {
  chainId: '1',
  safe: alice,
  modules: [],
  guard: null,
  moduleGuard: null,
  fallbackHandler: handler,
  masterCopy: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
} as const

describe('changesSinceVisit', () => {
  it('behavior: a first visit, and one on which nothing is different, have no changes', () => {
    expect(changesSinceVisit(null, { owners: [alice] })).toBeNull()
    expect(changesSinceVisit({ ...seen, modules: [], owners: [alice], seenAt: 5 }, { owners: [alice] })).toBeNull()
  })

  it('behavior: a value that an earlier version did not store is not a change', () => {
    expect(changesSinceVisit({ ...seen, modules: [] }, { ...seen, owners: [bob], threshold: 1 })).toBeNull()
  })

  it('behavior: the changes include the time of the last visit', () => {
    const changes = changesSinceVisit({ ...seen, modules: [], threshold: 2, seenAt: 5 }, { threshold: 1 })
    expect(changes).toEqual({ since: 5, differences: [{ type: 'threshold', before: 2, after: 1 }] })
  })
})

describe('isGrave', () => {
  it('security: another owner, a lower threshold, and an unpublished module, guard, handler or code are grave', () => {
    for (const difference of [
      { type: 'owner-added', address: bob },
      { type: 'threshold', before: 2, after: 1 },
      { type: 'module-added', address: bob },
      { type: 'guard', before: null, after: bob },
      { type: 'fallbackHandler', before: handler, after: bob },
      { type: 'masterCopy', before: handler, after: bob },
    ] as const)
      expect(isGrave(difference)).toBe(true)
  })

  it('behavior: a removal, more signatures, a published handler and the published module for limits are not', () => {
    const [limits] = allowanceModules
    if (!limits) throw new Error('There is no module for limits.')
    for (const difference of [
      { type: 'owner-removed', address: bob },
      { type: 'threshold', before: 1, after: 2 },
      { type: 'module-added', address: limits.address },
      { type: 'guard', before: bob, after: null },
      { type: 'fallbackHandler', before: bob, after: handler },
    ] as const)
      expect(isGrave(difference)).toBe(false)
  })
})
