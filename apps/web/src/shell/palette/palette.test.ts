import type { Balance } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { describe, expect, test } from 'vitest'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import { pagesByKey } from '../keys/pagesByKey.ts'
import { addressOf, waitingRow } from '../../data/inbox/inboxFixture.ts'
import { actsOn, paletteActions } from './paletteActions.ts'
import { historySearch } from './historySearch.ts'
import { markMatch, matchItems } from './matchItems.ts'
import { pageItems } from './pageItems.ts'
import type { PaletteItem } from './PaletteItem.ts'
import { pastedItems } from './pastedItems.ts'
import { tokenItems } from './tokenItems.ts'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const openOn = (chain = chainFixture()): OpenAccount => ({
  chain,
  chainId: chain.chainId,
  safe,
  key: { chainId: chain.chainId, safe },
  account: `${chain.shortName}:${safe}`,
})
const titles = (items: readonly PaletteItem[]) => items.map(({ title }) => title)

describe('pages', () => {
  test('behavior: the pages of the open account are between the pages of the browser', () => {
    const all = pageItems(openOn(chainFixture({ features: ['SAFE_APPS'] })), true)
    const own = [
      'Overview',
      'Assets',
      'Token approvals',
      'Queue',
      'Drafts',
      'History',
      'Messages',
      'Check a signature',
      'Connected dapps',
      'Apps',
      'Shared address book',
      'Set-up',
    ]
    expect(titles(all).slice(2, 2 + own.length)).toEqual(own)
    for (const [letter, { to }] of Object.entries(pagesByKey)) {
      const { target } = all.find(({ shortcut }) => shortcut === `G ${letter.toUpperCase()}`) ?? {}
      expect(target).toEqual({ kind: 'page', href: to.replace('$safe', `dev1:${safe}`) })
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  test('behavior: without an account, apps or dapps their pages are missing', () => {
    expect(titles(pageItems(null, true))).not.toContain('Queue')
    const few = titles(pageItems(openOn(chainFixture({ features: [] })), false))
    expect(few).toContain('Messages')
    expect(few).not.toContain('Apps')
    expect(few).not.toContain('Connected dapps')
  })
})

describe('tokens', () => {
  const balanceOf = (symbol: string, address: Address, fields: Partial<Balance> = {}): Balance => ({
    tokenInfo: { type: 'ERC20', address, symbol, name: `${symbol} token`, decimals: 6, logoUri: null },
    balance: 1_500_000n,
    fiatBalance: '0',
    fiatConversion: '0',
    fiatBalance24hChange: null,
    ...fields,
  })
  const listed: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const added: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  const unknown: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  const itemsOf = (items: Balance[]) => tokenItems({ fiatTotal: '0', items }, openOn(), [added])

  test('behavior: a held token is found by symbol and name, and opens a payment of it', () => {
    const items = itemsOf([balanceOf('AAA', listed, { listed: true }), balanceOf('BBB', added)])
    const [group] = matchItems([{ title: 'Tokens', items }], 'aaa token')
    expect(group?.items.map(({ title, detail, target }) => [title, detail, target])).toEqual([
      ['Send AAA', 'AAA token · 1.50 AAA', { kind: 'page', href: `/safes/dev1:${safe}/send?token=${listed}` }],
    ])
    expect(titles(items)).toEqual(['Send AAA', 'Send BBB'])
    expect(matchItems([{ title: 'Tokens', items }], '')).toEqual([])
  })

  test('security: imitations, tokens without a known origin, and what is not held are left out', () => {
    const items = itemsOf([
      balanceOf('ЕTH', unknown),
      balanceOf('AAA', unknown, { imitates: { address: listed, symbol: 'AAA' } }),
      balanceOf('CCC', unknown),
      balanceOf('DDD', listed, { listed: true, balance: 0n }),
    ])
    expect(items).toEqual([])
  })
})

describe('the history', () => {
  test('behavior: typed words can be searched in the whole history of the open account', () => {
    const [group] = historySearch(' invoice 7 & more ', openOn())
    expect(group?.items).toMatchObject([
      {
        title: 'Search the history for “invoice 7 & more”',
        target: { kind: 'page', href: `/safes/dev1:${safe}/history?q=invoice+7+%26+more` },
      },
    ])
    expect(historySearch('  ', openOn())).toEqual([])
    expect(historySearch('x'.repeat(201), openOn())).toEqual([])
    expect(historySearch('invoice', null)).toEqual([])
  })
})

describe('search', () => {
  const account: PaletteItem = {
    id: 'a',
    title: 'Harbour fund',
    detail: '0x5FbD…0aa3',
    address: safe,
    target: { kind: 'page', href: '/' },
  }
  const groups = [
    { title: 'Accounts', items: [account] },
    { title: 'Pages', items: pageItems(openOn(), false) },
  ]

  test('behavior: every word must be in title, detail or address; empty groups are left out', () => {
    expect(matchItems(groups, ' FUND harb ').map(({ title }) => title)).toEqual(['Accounts'])
    expect(matchItems(groups, safe.slice(10, 20).toLowerCase())[0]?.items).toEqual([account])
    expect(matchItems(groups, 'fund queue')).toEqual([])
    expect(matchItems(groups, '').map(({ items }) => items.length)).toEqual([1, 6])
  })

  test('behavior: a group says how many match, and the one that is chosen from shows all of them', () => {
    const items = Array.from({ length: 12 }, (_, index) => ({ ...account, id: `${index}` }))
    const many = [{ title: 'Accounts', items }]
    expect(matchItems(many, '').map(({ items, total }) => [items.length, total])).toEqual([[6, 12]])
    expect(matchItems(many, '', 'Accounts').map(({ items, total }) => [items.length, total])).toEqual([[12, 12]])
  })

  test('behavior: the first word is marked where it matches', () => {
    expect(markMatch('Harbour fund', 'bour x')).toEqual(['Har', 'bour', ' fund'])
    expect(markMatch('Harbour fund', '')).toEqual(['Harbour fund', '', ''])
  })
})

describe('pasted', () => {
  const chains = [chainFixture(), chainFixture({ chainId: '31338', chainName: 'Second', shortName: 'dev2' })]

  test('behavior: an address opens on every network, one with a prefix on its own', () => {
    expect(pastedItems(` ${safe.toLowerCase()} `, chains, null).map(({ target }) => target)).toEqual([
      { kind: 'page', href: `/safes/dev1:${safe}` },
      { kind: 'page', href: `/safes/dev2:${safe}` },
    ])
    expect(titles(pastedItems(`dev2:${safe}`, chains, null))).toEqual(['Open this account on Second'])
  })

  test('behavior: a hash opens in the open account', () => {
    const hash = `0x${'ab'.repeat(32)}`
    expect(pastedItems(hash, chains, openOn())[0]?.target).toEqual({
      kind: 'page',
      href: `/safes/dev1:${safe}/transactions/${hash}`,
    })
    expect(pastedItems(hash, chains, null)).toEqual([])
  })

  test('error: a wrong checksum and an unknown prefix open nothing', () => {
    expect(pastedItems(safe.replace('F', 'f'), chains, null)).toEqual([])
    expect(pastedItems(`eth:${safe}`, chains, null)).toEqual([])
  })
})

describe('actions', () => {
  const account = openOn(chainFixture({ features: ['CONTRACT_INTERACTION'] }))
  const contact: PaletteItem = { id: 'c', title: 'Kestrel Audits', address: safe, target: { kind: 'page', href: '/' } }
  const groups = [{ title: 'Actions', items: paletteActions(account, [contact]) }]
  const found = (query: string) => titles(matchItems(groups, query).flatMap(({ items }) => items))

  test('behavior: actions are found by their words, and "Send to" by the name of a contact', () => {
    expect(found('export')).toEqual(['Export the history'])
    expect(found('deutsch')).toEqual(['Switch to German (Deutsch)'])
    expect(found('add owner')).toEqual(['Add or replace an owner'])
    expect(found('kestrel')).toEqual(['Send to Kestrel Audits'])
    expect(found('')).not.toContain('Send to Kestrel Audits')
  })

  test('behavior: a waiting transaction can be signed or executed, and rejected, by an owner whose signature is missing', () => {
    const [owner, other] = [addressOf(1), addressOf(2)]
    const row = waitingRow(safe, 5, [owner])
    if (row.type !== 'TRANSACTION') throw new Error('The fixture is a transaction.')
    expect(titles(actsOn(row.transaction, 'Send 1.00 ETH', account, owner))).toEqual([
      'Sign: Send 1.00 ETH',
      'Reject: Send 1.00 ETH',
    ])
    expect(titles(actsOn(row.transaction, 'Send 1.00 ETH', account, other))).toEqual(['Reject: Send 1.00 ETH'])
    expect(actsOn(row.transaction, 'Send 1.00 ETH', account, null)).toEqual([])
    const ready = waitingRow(safe, 5, null)
    if (ready.type !== 'TRANSACTION') throw new Error('The fixture is a transaction.')
    expect(titles(actsOn(ready.transaction, 'Send 1.00 ETH', account, owner))[0]).toBe('Execute: Send 1.00 ETH')
  })

  test('behavior: a note is searched and is not part of the title', () => {
    const noted: PaletteItem = {
      id: 'n',
      title: 'Send 1.00 ETH',
      note: 'Invoice 1042',
      target: { kind: 'page', href: '/' },
    }
    expect(matchItems([{ title: 'Transactions', items: [noted] }], '1042')).toHaveLength(1)
  })
})
