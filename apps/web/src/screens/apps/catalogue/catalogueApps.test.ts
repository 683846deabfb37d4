import { SafeApp } from '@countersign/api'
import { expect, test } from 'vitest'
import { catalogueApps, filterApps, NO_FILTER, sectionsOf, tagsOf } from './catalogueApps.ts'

const listing = (id: number, name: string, url: string, more: object = {}) =>
  SafeApp.parse({
    id,
    name,
    url,
    iconUrl: null,
    description: '',
    chainIds: ['1'],
    provider: null,
    accessControl: { type: 'NO_RESTRICTIONS', value: null },
    tags: [],
    features: [],
    developerWebsite: null,
    socialProfiles: [],
    featured: false,
    ...more,
  })
const own = (name: string, url: string) => ({ chainId: '1', url, name, description: 'Read and pay', addedAt: 0 })

const apps = catalogueApps(
  [
    listing(1, 'swap', 'https://swap.example/', {
      tags: ['Trading', 'swap-fallback'],
      features: ['BATCHED_TRANSACTIONS'],
    }),
    listing(2, 'Bridge', 'https://bridge.example', { tags: ['Bridges'], description: 'Move tokens' }),
    listing(3, 'Broken', 'not an address'),
  ],
  [own('Grant desk', 'https://grants.example'), own('Mine once', 'https://bridge.example/app')],
)
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

test('behavior: the list is ordered by name; an own app that is now listed counts as listed, and internal tags are hidden', () => {
  expect(names(apps)).toEqual(['Bridge', 'Grant desk', 'swap'])
  expect(tagsOf(apps)).toEqual(['Bridges', 'Trading'])
})

test('behavior: the search covers name, description, tags, address and features', () => {
  const find = (filter: Partial<typeof NO_FILTER>) => names(filterApps(apps, { ...NO_FILTER, ...filter }))
  expect(find({ text: 'GRANT pay' })).toEqual(['Grant desk'])
  expect(find({ text: 'tokens move' })).toEqual(['Bridge'])
  expect(find({ text: 'trading' })).toEqual(['swap'])
  expect(find({ text: 'bridge.example' })).toEqual(['Bridge'])
  expect(find({ tag: 'Bridges' })).toEqual(['Bridge'])
  expect(find({ canBatch: true })).toEqual(['swap'])
  expect(find({ tag: 'Bridges', canBatch: true })).toEqual([])
})

test('behavior: a pinned app appears only under Pinned, listed or not', () => {
  const pin = (key: string) => ({ key, pinned: true, lastOpenedAt: null, openCount: 0 })
  const sections = sectionsOf(apps, [pin('https://grants.example'), pin('https://swap.example')])
  expect(names(sections.pinned)).toEqual(['Grant desk', 'swap'])
  expect([names(sections.listed), names(sections.own)]).toEqual([['Bridge'], []])
})
