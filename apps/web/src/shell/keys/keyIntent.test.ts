import { expect, test } from 'vitest'
import { indexLag } from '../indexLag.ts'
import { keyIntent } from './keyIntent.ts'
import { matchItems, markMatch } from '../palette/matchItems.ts'
import { pastedItems } from '../palette/pastedItems.ts'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

test('behavior: G and a letter open a page, single keys act', () => {
  expect(keyIntent(press('g'), true, false)).toEqual({ kind: 'leader' })
  expect(keyIntent(press('q'), true, true)).toEqual({ kind: 'go', to: '/safes/$safe/queue' })
  expect(keyIntent(press('q'), true, false)).toBeNull()
  expect(keyIntent(press('J'), true, false)).toEqual({ kind: 'row', step: 1 })
  expect(keyIntent(press('?', { shiftKey: true }), true, false)).toEqual({ kind: 'help' })
})

test('behavior: with single keys off only Ctrl or Cmd K works', () => {
  for (const key of ['n', 'g', 'j', 'p', '?']) expect(keyIntent(press(key), false, false)).toBeNull()
  expect(keyIntent(press('k', { ctrlKey: true }), false, false)).toEqual({ kind: 'palette' })
  expect(keyIntent(press('K', { metaKey: true }), false, false)).toEqual({ kind: 'palette' })
})

test('behavior: F8 leads to the newest toast, also while typing, and with single keys off', () => {
  expect(keyIntent(press('F8'), false, false)).toEqual({ kind: 'toast' })
  for (const held of [{ ctrlKey: true }, { shiftKey: true }, { altKey: true }])
    expect(keyIntent(press('F8', held), true, false)).toBeNull()
})

test('behavior: the browser’s own shortcuts are not handled', () => {
  expect(keyIntent(press('n', { ctrlKey: true }), true, false)).toBeNull()
  expect(keyIntent(press('p', { metaKey: true }), true, false)).toBeNull()
  expect(keyIntent(press('n', { altKey: true }), true, false)).toBeNull()
})

const status = (indexed: number) => ({
  currentBlockNumber: 100,
  currentBlockTimestamp: '',
  erc20BlockNumber: indexed,
  erc20BlockTimestamp: '',
  erc20Synced: true,
  masterCopiesBlockNumber: 100,
  masterCopiesBlockTimestamp: '',
  masterCopiesSynced: true,
  synced: true,
  lastSync: 0,
})

test('behavior: the lag of the index is measured against the chain’s own height', () => {
  expect(indexLag(status(99), 100n)).toEqual({ kind: 'in-step' })
  expect(indexLag(status(100), 130n)).toEqual({ kind: 'behind', blocks: 30 })
  expect(indexLag(status(90), null)).toEqual({ kind: 'behind', blocks: 10 })
})

test('behavior: every typed word must match; the first match is marked', () => {
  const target = { kind: 'page', href: '/' } as const
  const groups = [
    {
      title: 'Pages',
      items: [
        { id: '1', title: 'Send USDC to Kestrel', target },
        { id: '2', title: 'Queue', target },
      ],
    },
  ]
  expect(matchItems(groups, 'kes send')).toMatchObject([{ items: [{ id: '1' }] }])
  expect(matchItems(groups, 'nothing')).toEqual([])
  expect(markMatch('Send to Kestrel', 'kes')).toEqual(['Send to ', 'Kes', 'trel'])
})

test('behavior: a pasted address can be opened on every network, a hash in the open account', () => {
  const chains = [chainFixture(), chainFixture({ chainId: '31338', shortName: 'dev2' })]
  const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
  expect(pastedItems(safe, chains, null)).toHaveLength(2)
  expect(pastedItems(`dev2:${safe}`, chains, null)).toMatchObject([{ target: { href: `/safes/dev2:${safe}` } }])
  const account = {
    chain: chainFixture(),
    chainId: '31337',
    safe,
    key: { chainId: '31337', safe },
    account: `dev1:${safe}`,
  } as const
  const hash = `0x${'ab'.repeat(32)}`
  expect(pastedItems(hash, chains, account)).toMatchObject([
    { target: { href: `/safes/dev1:${safe}/transactions/${hash}` } },
  ])
  expect(pastedItems(hash, chains, null)).toEqual([])
})
