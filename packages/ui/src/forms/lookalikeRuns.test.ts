import { expect, test } from 'vitest'
import { lookalikeRuns } from './lookalikeRuns.ts'

const saved = '0x4bF213bA07B60aC4881FE1A5A0FCdf3d3183a91C'
const typed = '0x4bf24FfA6A9Ad04251BF9C9612B38A08409DA91C'

test('behavior: equal ends agree whatever their letter case, the middle differs', () => {
  const runs = lookalikeRuns(saved, typed)
  expect(runs.saved.map(({ differs, groups }) => [differs, groups.length])).toEqual([
    [false, 1],
    [true, 8],
    [false, 1],
  ])
  expect(runs.typed[1]?.groups[0]).toBe('4FfA')
})

test('behavior: the same address has one run', () => {
  expect(lookalikeRuns(saved, saved).saved).toHaveLength(1)
})
