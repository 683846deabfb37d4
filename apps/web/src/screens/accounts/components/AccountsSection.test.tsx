import type { SafeOverview } from '@countersign/api'
import { checksumAddress, type Address } from '@countersign/primitives'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { addressOf } from '../../../data/inbox/inboxFixture.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { accountOrderStore } from '../../../data/storage/accountOrder.ts'
import { addressBookStore } from '../../../data/storage/addressBook.ts'
import { savedAccountsStore } from '../../../data/storage/pinnedAccounts.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { NOT_READ } from '../AccountsContext.ts'
import type { OpenDeployment } from '../AccountGroup.ts'
import type { KnownAccount } from '../KnownAccount.ts'
import { AccountsSection } from './AccountsSection.tsx'

const safeOf = (number: number): Address => checksumAddress(addressOf(number))
const [alice, bob] = [addressOf(1), addressOf(2)]
const [treasury, ops, grants] = [safeOf(0xa11), safeOf(0xb22), safeOf(0xc33)]
const first = chainFixture()
const second = chainFixture({ chainId: '10', chainName: 'Optimism', shortName: 'oeth' })
const third = chainFixture({ chainId: '100', chainName: 'Gnosis', shortName: 'gno' })

const account = (safe: Address, chain = first): KnownAccount => ({
  chain,
  safe,
  key: { chainId: chain.chainId, safe },
  account: `${chain.shortName}:${safe}`,
  ownership: null,
  pinned: false,
  saved: true,
})
const info = (value: Address) => ({ value, name: null, logoUri: null })
const overviewOf = ({ safe, chain }: KnownAccount, fields: Partial<SafeOverview> = {}): SafeOverview => ({
  address: info(safe),
  chainId: chain.chainId,
  threshold: 2,
  owners: [info(alice), info(bob)],
  fiatTotal: '1',
  queued: 1,
  awaitingConfirmation: null,
  version: '1.4.1',
  ...fields,
})
const chainState = (threshold: number) => ({ owners: [alice, bob], threshold, version: '1.4.1' })

type Given = {
  readonly accounts: readonly KnownAccount[]
  readonly overviews: readonly SafeOverview[]
  readonly open?: readonly OpenDeployment[]
  readonly seed?: (client: QueryClient) => void
}

function render({ accounts, overviews, open = [], seed }: Given) {
  const known = { ...NOT_READ.known, isLoading: false, accounts }
  const needs = { ...NOT_READ.work, isLoading: false, alarms: [], unreadRecoveries: 0 }
  const names = accounts.map(({ key }) => `${key.chainId}:${key.safe}`).toSorted()
  return renderInAccount(<AccountsSection known={known} open={open} needs={needs} />, treasury, (client) => {
    client.setQueryData(queryKeys.chains(), [first, second, third])
    client.setQueryData(queryKeys.overviews(names.join(','), 'usd', null), overviews)
    seed?.(client)
  })
}

beforeEach(() => {
  addressBookStore.set([{ address: treasury, name: 'Treasury', chainId: null }])
  accountOrderStore.set({ by: 'value', hand: [] })
  savedAccountsStore.set([])
})

test('behavior: the address of an account is copied from its row', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const accounts = [account(treasury)]
  const { screen } = await render({ accounts, overviews: accounts.map((one) => overviewOf(one)) })
  await screen.getByRole('button', { name: 'Copy address of Treasury' }).click()
  expect(copied).toHaveBeenCalledWith(treasury)
  vi.restoreAllMocks()
})

test('behavior: one row for an address with the sum of its networks; opened, each network has its set-up from the chain', async () => {
  const accounts = [account(treasury), account(treasury, second), account(treasury, third)]
  const overviews = accounts.map((one, index) =>
    overviewOf(one, { fiatTotal: '10.25', queued: index, threshold: index === 1 ? 1 : 2 }),
  )
  const { screen } = await render({
    accounts,
    overviews,
    seed(client) {
      for (const { key } of accounts.slice(0, 2))
        client.setQueryData(queryKeys.chainState(key), chainState(key.chainId === '10' ? 1 : 2))
      // The service says 2 of 2 there.
      client.setQueryData(queryKeys.chainState({ chainId: '100', safe: treasury }), chainState(1))
    },
  })
  const group = screen.getByRole('row', { name: /^Treasury/ })
  await expect.element(group).toHaveTextContent('$30.75')
  await expect.element(group).toHaveTextContent('1 differs')
  await expect.element(group.getByRole('img', { name: /^Said by the service/ })).toBeInTheDocument()
  const toggle = screen.getByRole('button', { name: /^Treasury/ })
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect
    .element(row('Local chain').getByRole('link', { name: 'Local chain', exact: true }))
    .toHaveAttribute('href', `/safes/dev1:${treasury}`)
  await expect
    .element(screen.getByRole('link', { name: 'Compare Local chain with the other networks' }))
    .toHaveAttribute('href', `/plan/${treasury}?from=oeth`)
  // By the chain, two of three have one signature.
  await expect.element(row('Local chain')).toHaveTextContent('2 instead of 1 signature')
  await expect.element(row('Optimism').getByRole('img', { name: /^Read from chain/ })).toBeInTheDocument()
  await expect.element(row('Gnosis')).toHaveTextContent('The chain says another set-up than the service')
  await expect
    .element(screen.getByRole('link', { name: 'Add on another network' }))
    .toHaveAttribute('href', `/safes/dev1:${treasury}/setup#elsewhere`)
})

test('behavior: accounts that arrive after the page was drawn follow the loading rows; no frame says that there are none', async () => {
  function Arriving() {
    const [isRead, setRead] = useState(false)
    useEffect(() => {
      const timer = setTimeout(() => setRead(true), 50)
      return () => clearTimeout(timer)
    }, [])
    const known = { ...NOT_READ.known, isLoading: !isRead, accounts: isRead ? [account(treasury)] : [] }
    const needs = { ...NOT_READ.work, isLoading: false, alarms: [], unreadRecoveries: 0 }
    return <AccountsSection known={known} open={[]} needs={needs} />
  }
  const seen: string[] = []
  const observer = new MutationObserver(() => seen.push(document.body.textContent))
  observer.observe(document.body, { childList: true, subtree: true })
  const { screen } = await renderInAccount(<Arriving />, treasury, (client) =>
    client.setQueryData(queryKeys.overviews(`${first.chainId}:${treasury}`, 'usd', null), [
      overviewOf(account(treasury)),
    ]),
  )
  await expect.element(screen.getByText('Treasury')).toBeInTheDocument()
  observer.disconnect()
  expect(seen.filter((text) => text.includes('owns no account'))).toEqual([])
})

test('behavior: networks where the account is not deployed or being deployed say what it cannot do there', async () => {
  const setup = { owners: [alice, bob], threshold: 2, version: '1.4.1' }
  const open = { safe: treasury, name: 'Treasury', failure: null, setup } as const
  const { screen } = await render({
    accounts: [account(treasury)],
    overviews: [overviewOf(account(treasury))],
    open: [
      { ...open, chain: second, state: 'not-deployed' },
      { ...open, chain: third, state: 'deploying' },
    ],
    seed: (client) => client.setQueryData(queryKeys.chainState({ chainId: '31337', safe: treasury }), chainState(2)),
  })
  await expect.element(screen.getByText('1 of 3 deployed')).toBeVisible()
  await screen.getByRole('button', { name: /^Treasury/ }).click()
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect.element(row('Optimism')).toHaveTextContent(/Not deployed.*Messages, spending limits/)
  await expect
    .element(row('Optimism').getByRole('link', { name: 'Deploy on Optimism' }))
    .toHaveAttribute('href', `/safes/oeth:${treasury}`)
  await expect.element(row('Gnosis')).toHaveTextContent(/Deploying.*it can only receive here/)
  expect(
    row('Gnosis')
      .getByRole('link', { name: /^Deploy/ })
      .elements(),
  ).toHaveLength(0)
})

test('behavior: an account is renamed in place, once for all its networks; Escape changes nothing', async () => {
  const accounts = [account(treasury), account(treasury, second)]
  const { screen } = await render({ accounts, overviews: accounts.map((one) => overviewOf(one)) })
  await screen.getByRole('button', { name: 'Rename Treasury' }).click()
  const field = screen.getByRole('textbox', { name: 'Name of Treasury' })
  await expect.element(field).toHaveFocus()
  await field.fill('x'.repeat(51))
  await expect.element(field).toHaveAccessibleDescription(/51 characters; the limit is 50/)
  await screen.getByRole('textbox', { name: /^Name of/ }).fill('Dropped')
  field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await expect.element(screen.getByRole('button', { name: 'Rename Treasury' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Rename Treasury' }).click()
  await field.fill('Reserve')
  field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await expect.element(screen.getByRole('button', { name: 'Rename Reserve' })).toHaveFocus()
  expect(addressBookStore.get()).toEqual([{ address: treasury, name: 'Reserve', chainId: null }])
  await expect.element(screen.getByRole('button', { name: /^Reserve/ })).toBeVisible()
})

test('behavior: the order by hand is made with buttons that work by keyboard, announced, and kept in this browser', async () => {
  const accounts = [treasury, ops, grants].map((safe) => account(safe))
  addressBookStore.set(
    [treasury, ops, grants].map((address, index) => ({
      address,
      name: ['Treasury', 'Ops', 'Grants'][index] ?? '',
      chainId: null,
    })),
  )
  const { screen } = await render({
    accounts,
    overviews: accounts.map((one, index) => overviewOf(one, { fiatTotal: String(9 - index) })),
  })
  const order = () =>
    screen
      .getByRole('rowheader')
      .elements()
      .map((head) => /Treasury|Ops|Grants/.exec(head.textContent ?? '')?.[0])
  await expect.element(screen.getByText('Grants')).toBeVisible()
  expect(order()).toEqual(['Treasury', 'Ops', 'Grants', undefined])
  await screen.getByRole('combobox', { name: 'Sort by' }).selectOptions('By hand')
  const up = screen.getByRole('button', { name: 'Move Grants up' })
  await expect
    .element(screen.getByRole('button', { name: 'Move Grants down' }))
    .toHaveAttribute('aria-disabled', 'true')
  await up.click()
  await expect.element(screen.getByText('Grants is now 2 of 3.')).toHaveRole('status')
  await expect.element(up).toHaveFocus()
  await up.click()
  await expect.poll(order).toEqual(['Grants', 'Treasury', 'Ops', undefined])
  expect(JSON.parse(localStorage.getItem('countersign.account-order') ?? '')).toEqual({
    by: 'hand',
    hand: [grants, treasury, ops],
  })
})

test('behavior: a row is dragged to the place of another one', async () => {
  const accounts = [treasury, ops, grants].map((safe) => account(safe))
  accountOrderStore.set({ by: 'hand', hand: [treasury, ops, grants] })
  const { screen } = await render({ accounts, overviews: accounts.map((one) => overviewOf(one)) })
  await expect.element(screen.getByRole('button', { name: 'Move Treasury up' })).toBeVisible()
  const rows = () => [...document.querySelectorAll('tbody tr')]
  const [first, , last] = rows()
  const data = new DataTransfer()
  const send = (kind: string, to: Element | null | undefined) =>
    to?.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data }))
  send('dragstart', last?.querySelector('[draggable]'))
  // A row accepts the drop only if it cancels `dragover`.
  expect(send('dragover', first)).toBe(false)
  send('drop', first)
  await expect.poll(() => rows()[0]).toBe(last)
  expect(accountOrderStore.get().hand).toEqual([grants, treasury, ops])
  await expect.element(screen.getByText('is now 1 of 3.')).toHaveRole('status')
  // Files and texts from elsewhere are not accounts.
  const foreign = new DataTransfer()
  foreign.setData('text/plain', treasury)
  const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: foreign })
  expect(first?.dispatchEvent(over)).toBe(true)
})

const longList = () => {
  const chains = Array.from({ length: 10 }, (_, index) =>
    chainFixture({ chainId: String(1000 + index), chainName: `Network ${index}`, shortName: `net${index}` }),
  )
  const accounts = Array.from({ length: 200 }, (_, index) => safeOf(0x10000 + index)).flatMap((safe) =>
    chains.map((chain) => account(safe, chain)),
  )
  return { accounts, overviews: accounts.map((one) => overviewOf(one)) }
}

test('behavior: of 200 accounts on 10 networks only the rows near the visible area are drawn, one for each account', async () => {
  const { screen } = await render(longList())
  await expect.element(screen.getByText('$10.00').first()).toBeVisible()
  const drawn = () => document.querySelectorAll('tbody th').length
  await expect.poll(drawn).toBeGreaterThan(15)
  expect(drawn()).toBeLessThan(100)
  const last = safeOf(0x10000 + 199)
  await expect.poll(() => document.body.textContent).not.toContain(last.slice(-4))
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => document.body.textContent).toContain(last.slice(-4))
  await expect.poll(drawn).toBeLessThan(100)
  // The sums are those of all accounts.
  await expect.element(screen.getByRole('row', { name: /^Together/ })).toHaveTextContent('$2,000.00')
})

test('behavior: in a long list, a row that moves into another part keeps the focus of its button', async () => {
  const list = longList()
  const hand = Array.from({ length: 200 }, (_, index) => safeOf(0x10000 + index))
  accountOrderStore.set({ by: 'hand', hand })
  const { screen } = await render(list)
  const name = `${hand[10]?.slice(0, 6)}`
  const up = screen.getByRole('button', { name: new RegExp(`^Move ${name}.*${hand[10]?.slice(-4)} up$`) })
  await up.click()
  await expect.poll(() => accountOrderStore.get().hand.indexOf(hand[10] ?? treasury)).toBe(9)
  await expect.element(up).toHaveFocus()
})
