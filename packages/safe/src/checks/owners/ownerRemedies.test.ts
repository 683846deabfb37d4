import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Address } from '@countersign/primitives'
import { checkOwnerGraph } from './checkOwnerGraph.ts'
import type { OwnerNode } from './OwnerNode.ts'
import { ownerRemedies } from './ownerRemedies.ts'

const safe: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const address = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`

/** An account with this many plain keys. */
const keys = (count: number, threshold: number): ReadonlyMap<string, OwnerNode> => {
  const owners = Array.from({ length: count }, (_, index) => address(index + 1))
  return new Map<string, OwnerNode>([
    [safe.toLowerCase(), { kind: 'account', owners, threshold }],
    ...owners.map((owner): [string, OwnerNode] => [owner, { kind: 'key' }]),
  ])
}
const threshold = (value: number) => ({ kind: 'threshold', account: safe, threshold: value })
const addOwner = (place: number) => ({ kind: 'add-owner', account: safe, place })

describe('ownerRemedies', () => {
  test.each([
    ['3 of 3, today 2', 3, 3, 2, [threshold(2), addOwner(4)]],
    ['5 of 5, today 3', 5, 5, 3, [threshold(3), addOwner(6)]],
    ['5 of 5, today 1: the most that is advised', 5, 5, 1, [threshold(4), addOwner(6)]],
    ['1 of 3', 3, 1, undefined, [threshold(2)]],
    ['1 of 5, today 3', 5, 1, 3, [threshold(3)]],
    ['2 of 2: no threshold is good for two', 2, 2, 2, [addOwner(3)]],
    ['1 of 2', 2, 1, 2, [addOwner(3)]],
    ['2 of 3 needs none', 3, 2, 2, []],
  ])('behavior: %s', (_, count, chosen, today, expected) => {
    expect(ownerRemedies(safe, keys(count, chosen), today)).toEqual(expected)
  })

  test('behavior: the threshold of a remedy leaves no caution about keys, for any number of keys', () => {
    const asked = fc.integer({ min: 1, max: 12 }).chain((count) =>
      fc.record({
        count: fc.constant(count),
        chosen: fc.integer({ min: 1, max: count }),
        today: fc.integer({ min: 1, max: count }),
      }),
    )
    fc.assert(
      fc.property(asked, ({ count, chosen, today }) => {
        const cautions = checkOwnerGraph(safe, keys(count, chosen), { today }).filter(
          (one) => one.verdict === 'caution',
        )
        const isWeak = count < 3 || chosen === 1 || chosen === count
        expect(cautions.length > 0).toBe(isWeak)
        for (const { remedies = [] } of cautions) {
          expect(remedies.length).toBeGreaterThan(0)
          for (const remedy of remedies)
            if (remedy.kind === 'threshold')
              expect(checkOwnerGraph(safe, keys(count, remedy.threshold))).toMatchObject([{ verdict: 'verified' }])
        }
      }),
    )
  })

  test('behavior: unread owners have no remedy', () => {
    expect(ownerRemedies(safe, new Map())).toEqual([])
  })
})
