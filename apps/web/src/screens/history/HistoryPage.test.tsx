import type { HistoryItem, Transaction } from '@countersign/api'
import { ZERO_ADDRESS } from '@countersign/primitives'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { ownChains } from '../../data/config/ownChains.ts'
import { contentIsDrawn } from '../../data/live/useAfterContent.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { propose, treasury } from '../../testing/proposalFixture.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { people } from '@countersign/describe/testing'
import { HistoryPage } from './HistoryPage.tsx'

// The fields follow the first content of a page.
beforeAll(contentIsDrawn)

const kestrel = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const info = (value: typeof treasury) => ({ value, name: null, logoUri: null })
const item = (transaction: Transaction): HistoryItem => ({ type: 'TRANSACTION', conflictType: 'None', transaction })

const incoming = (id: string, timestamp: number, isImitation = false): Transaction => ({
  id,
  timestamp,
  txHash: `0x${'ab'.repeat(32)}`,
  txStatus: 'SUCCESS',
  executionInfo: null,
  safeAppInfo: null,
  note: null,
  txInfo: {
    type: 'Transfer',
    humanDescription: null,
    direction: 'INCOMING',
    sender: info(people.northwind),
    recipient: info(treasury),
    transferInfo: {
      type: 'ERC20',
      tokenAddress: people.tusd,
      value: 250_000_000_000n,
      tokenName: 'Test USD',
      tokenSymbol: 'TUSD',
      logoUri: null,
      decimals: 6,
      trusted: true,
      imitation: isImitation,
    },
  },
})

const creation = (id: string, timestamp: number): Transaction => ({
  ...incoming(id, timestamp),
  txInfo: {
    type: 'Creation',
    humanDescription: null,
    creator: info(kestrel),
    transactionHash: `0x${'cd'.repeat(32)}`,
    implementation: null,
    factory: null,
    saltNonce: null,
  },
})

async function open(chain = chainFixture(), safeAppInfo: Transaction['safeAppInfo'] = null) {
  const sent = await propose({ to: kestrel, nonce: 4n, value: 10n ** 18n }, [0, 1])
  const day = Date.UTC(2026, 10, 18)
  const rows = [
    incoming('transfer_b', day + 3_600_000, true),
    { ...sent.row, safeAppInfo, txStatus: 'SUCCESS' as const, timestamp: day },
    { ...sent.row, id: 'multisig_failed', txStatus: 'FAILED' as const, timestamp: day - 1 },
    incoming('transfer_a', day - 3_600_000),
    creation('creation_x', day - 7_200_000),
  ]
  return renderInAccount(
    <HistoryPage />,
    treasury,
    (client, { key }) => {
      const page = { count: 4, next: null, previous: null, results: rows.map(item) }
      client.setQueryData(queryKeys.history(key), { pages: [page], pageParams: [null] })
      const incomingOnly = { ...page, count: 1, results: rows.slice(3, 4).map(item) }
      client.setQueryData([...queryKeys.history(key), { direction: 'incoming' }], {
        pages: [incomingOnly],
        pageParams: [null],
      })
      client.setQueryData(queryKeys.balances(key, 'usd'), { fiatTotal: '0', items: [] })
    },
    '/safes/$safe/history',
    chain,
  )
}

afterEach(() => ownChains.set([]))

test('behavior: days are in UTC, amounts are exact with a sign, imitations are hidden', async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('heading', { name: /18 November/ })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: /17 November/ })).toBeVisible()
  await expect.element(screen.getByText('+250,000.00 TUSD')).toBeVisible()
  await expect.element(screen.getByText('−1.00 ETH')).toBeVisible()
  expect(screen.getByText('Imitates an earlier transfer').elements()).toHaveLength(0)
})

test('behavior: a row has the value at the recorded price of its day, and at today’s price where none was recorded', async () => {
  const price = {
    tokenInfo: {
      type: 'NATIVE_TOKEN' as const,
      address: ZERO_ADDRESS,
      decimals: 18,
      symbol: 'ETH',
      name: 'Ether',
      logoUri: null,
    },
  }
  const { screen, client, account } = await open()
  client.setQueryData(queryKeys.balances(account.key, 'usd'), {
    fiatTotal: '0',
    items: [{ ...price, balance: 0n, fiatBalance: '0', fiatConversion: '3000', fiatBalance24hChange: null }],
  })
  await expect.element(screen.getByText('$3,000.00 at today’s price')).toBeVisible()
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: ['recorded-prices'] }))
    client.setQueryData(queryKey, { native: { '2026-11-18': '2500' } })
  await expect.element(screen.getByText('$2,500.00 on that day')).toBeVisible()
})

test('behavior: the total equals the rows below it, and the creation is counted separately', async () => {
  const { screen } = await open()
  const total = screen.getByText('3 transactions and the creation.')
  await expect.element(total).toBeVisible()
  await expect.element(total.getByRole('img', { name: 'Said by the service' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Account created' })).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(4)
})

test('behavior: a failed transaction shows no amount', async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Failed' })).toHaveTextContent('Moved nothing')
})

test('behavior: a filter is asked of the whole history, shown in the URL, and can be taken back', async () => {
  const { screen, router } = await open()
  await screen.getByRole('button', { name: 'Incoming' }).click()
  await expect.element(screen.getByText(/^1 of 4 transactions matches, of the whole history/).first()).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(1)
  expect(router.state.location.search).toEqual({ direction: 'incoming' })
  await screen.getByRole('button', { name: 'Clear' }).click()
  await expect.element(screen.getByText('−1.00 ETH')).toBeVisible()
})

test('behavior: the form with every filter applies what is valid, and says what is not', async () => {
  const { screen, router } = await open()
  await screen.getByRole('button', { name: 'All filters' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Filter the history' })
  await dialog.getByRole('textbox', { name: 'Amount from' }).fill('1e5')
  await dialog.getByRole('button', { name: 'Show matches' }).click()
  await expect
    .element(dialog.getByRole('textbox', { name: 'Amount from' }))
    .toHaveAccessibleDescription(/"1e5" is not an amount/)
  await dialog.getByRole('textbox', { name: 'Amount from' }).fill('1,234')
  await expect.element(dialog.getByRole('textbox', { name: 'Amount from' })).toHaveAccessibleDescription(/1,234/)
  await dialog.getByRole('textbox', { name: 'Amount from' }).fill('1,5')
  await dialog.getByText('Incoming').click()
  await dialog.getByRole('button', { name: 'Show matches' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(router.state.location.search).toEqual({ direction: 'incoming', value__gte: '1.5' })
})

test('behavior: the days of a filter are shown as words', async () => {
  const { screen, router } = await open()
  await router.navigate({ to: '.', search: { execution_date__gte: '2026-11-03', execution_date__lte: '2026-11-18' } })
  await expect.element(screen.getByRole('button', { name: 'Remove the filter From 3 November 2026' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Remove the filter To 18 November 2026' })).toBeVisible()
})

test('behavior: a token that a link filters by and no listed row has can be taken back', async () => {
  const { screen, router } = await open()
  const token = '0x1111111111111111111111111111111111111111'
  await router.navigate({ to: '.', search: { token } })
  await screen.getByRole('button', { name: 'Remove the filter Token 0x1111…1111' }).click()
  expect(router.state.location.search).toEqual({})
})

test('error: a filter in the URL that cannot be read hides nothing, and is named', async () => {
  const { screen, router } = await open()
  await router.navigate({ to: '.', search: { nonce: '1.5' } })
  await expect.element(screen.getByText('Not applied, because it cannot be read: nonce=1.5.')).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(4)
})

test('behavior: the history of the chosen days is exported as a file', async () => {
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Export' }).click()
  const download = screen.getByRole('link', { name: 'The file of the service, without values and names' })
  await screen.getByText('CSV', { exact: true }).click()
  await expect.element(download).toHaveAttribute('href', expect.stringMatching(/\/export\?format=csv$/))
  await screen.getByText('JSON', { exact: true }).click()
  await screen.getByLabelText('From', { exact: true }).fill('2026-11-02')
  await screen.getByLabelText('To', { exact: true }).fill('2026-11-18')
  await expect
    .element(download)
    .toHaveAttribute('href', expect.stringContaining('format=json&from=2026-11-02&to=2026-11-18'))
  await screen.getByLabelText('To', { exact: true }).fill('2026-11-01')
  for (const day of ['From', 'To'])
    await expect
      .element(screen.getByLabelText(day, { exact: true }))
      .toHaveAccessibleDescription('The range ends on 2026-11-01, before it begins on 2026-11-02. Choose a later end.')
  await expect.element(screen.getByRole('button', { name: 'Download' })).toBeDisabled()
})

test('error: a failed export shows the reason at its button', async () => {
  // Browsers refuse port 1, so a local chain that runs on this machine cannot answer.
  const unreachable = { authentication: 'NO_AUTHENTICATION' as const, value: 'http://127.0.0.1:1' }
  const chain = chainFixture({ rpcUri: unreachable, publicRpcUri: unreachable })
  ownChains.set([chain])
  const { screen } = await open(chain)
  await screen.getByRole('button', { name: 'Export' }).click()
  const download = screen.getByRole('button', { name: 'Download' })
  await expect.element(download).not.toHaveAttribute('aria-describedby')
  await download.click()
  await expect
    .element(download)
    .toHaveAccessibleDescription(/^The file could not be made: .* Try again, or choose another node/)
})

test('behavior: the app of a transaction is shown as a claim, and only on chains with apps', async () => {
  const app = { name: 'Halden Swap', url: 'https://swap.halden.test/', logoUri: 'https://swap.halden.test/logo.png' }
  const { screen } = await open(chainFixture({ features: ['SAFE_APPS'] }), app)
  const row = screen.getByRole('listitem').filter({ hasText: 'Halden Swap' })
  await expect.element(row).toHaveTextContent('via H Halden Swap (swap.halden.test, a claim)')
  // An image from another host would reveal the reader's IP address to it.
  expect(document.querySelectorAll('img')).toHaveLength(0)
  await screen.unmount()
  const without = await open(chainFixture({ features: [] }), app)
  await expect.element(without.screen.getByText('3 transactions and the creation.')).toBeVisible()
  expect(without.screen.getByText(/Halden Swap/).elements()).toEqual([])
})
