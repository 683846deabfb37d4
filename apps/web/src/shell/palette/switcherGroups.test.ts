import { expect, test } from 'vitest'
import type { PaletteItem } from './PaletteItem.ts'
import { switcherGroups } from './switcherGroups.ts'

const item = (id: string): PaletteItem => ({ id, title: id, target: { kind: 'page', href: '/' } })
const groups = [
  { title: 'Transactions', items: [item('queue 1')] },
  { title: 'Accounts', items: [item('dev1:0x1'), item('dev1:0x2')] },
  { title: 'Pages', items: [item('needs-you'), item('accounts')] },
  { title: 'Actions', items: [item('create'), item('keys')] },
]
const idsOf = (hasQuery: boolean) =>
  switcherGroups(groups, 'Accounts', hasQuery).flatMap(({ items }) => items.map(({ id }) => id))

test('behavior: the account switcher lists accounts first, then only the list of all and a new one', () => {
  expect(idsOf(false)).toEqual(['dev1:0x1', 'dev1:0x2', 'accounts', 'create'])
})

test('behavior: with a query the switcher finds everything, accounts first', () => {
  expect(idsOf(true)).toEqual(['dev1:0x1', 'dev1:0x2', 'queue 1', 'needs-you', 'accounts', 'create', 'keys'])
})
