import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../testing/seedAccount.ts'
import type { Asset } from '../movements/Holding.ts'
import type { Movement } from '../movements/Movement.ts'
import { recordedPricesQuery } from '../../../data/prices/recordedPricesQuery.ts'
import type { TokenPrices } from '../../../data/prices/priceOnDay.ts'
import type { Movements } from '../movements/movementsQuery.ts'
import { OverviewCharts } from './OverviewCharts.tsx'

const treasury: Address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const kestrel: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const DAY = 86_400_000
const usd: Address = '0x8e0855A7977e18459155d496aDD1699ea7D2E00d'
const asset = (price: string | null): Asset => ({
  token: { type: 'ERC20', address: usd, decimals: 6 },
  balance: 500_000_000n,
  price,
})
const paid = (daysAgo: number, value: bigint): Movement => ({
  at: Date.now() - daysAgo * DAY,
  direction: 'out',
  token: usd,
  value,
  counterparty: kestrel,
})

async function open(known: Partial<Movements>, held = asset('1'), recorded: TokenPrices = {}) {
  const now = Date.now()
  const { screen } = await renderInAccount(
    <>
      <span id="value-change" data-testid="change" />
      <OverviewCharts assets={[held]} currency="USD" />
    </>,
    treasury,
    (client, account) => {
      seedAccount(client, account)
      client.setQueryData([...queryKeys.account(account.key), 'movements'], {
        movements: [],
        since: 0,
        cutBy: null,
        ...known,
      })
      const wanted = { chainId: account.key.chainId, currency: 'usd', tokens: [usd], from: now - 366 * DAY }
      client.setQueryData(recordedPricesQuery(wanted).queryKey, { [usd.toLowerCase()]: recorded })
    },
  )
  return screen
}

test('behavior: value over time is drawn, read out and shown as a table, at today’s price', async () => {
  const screen = await open({ movements: [paid(2, 100_000_000n)] })
  const value = screen.getByRole('region', { name: 'Value over time' })
  await expect
    .element(value.getByRole('img', { name: /from \$600\.00 to \$500\.00, lowest \$500\.00, highest \$600\.00\.$/ }))
    .toBeVisible()
  await expect.element(value.getByText(/^In USD\. At today’s price/)).toBeVisible()
  expect(value.element().querySelectorAll('canvas')).toHaveLength(1)
  await value.getByRole('button', { name: 'Show as table' }).click()
  await expect.element(value.getByRole('row', { name: /\$600\.00$/ }).first()).toBeInTheDocument()
  await value.getByText('1 year').click()
  expect(value.getByRole('row').elements()).toHaveLength(367)
})

test('behavior: the chart becomes narrower with its column', async () => {
  const screen = await open({ movements: [paid(2, 100_000_000n)] })
  const value = screen.getByRole('region', { name: 'Value over time' })
  await expect.element(value.getByRole('img')).toBeVisible()
  const section = value.element()
  const column = section.parentElement
  if (!column) throw new Error('The section has no column.')
  Object.assign(column.style, { display: 'grid', width: '900px' })
  const widthOfCanvas = () => section.querySelector('canvas')?.clientWidth ?? 0
  await expect.poll(widthOfCanvas).toBeGreaterThan(700)
  column.style.width = '500px'
  await expect.poll(widthOfCanvas).toBeLessThanOrEqual(500)
})

test('behavior: flows of each month and the largest payees have exact figures', async () => {
  const screen = await open({ movements: [paid(2, 100_000_000n), paid(1, 1_500_000n)] })
  const payees = screen.getByRole('region', { name: 'Largest payees' })
  await expect.element(payees.getByText('2 payments')).toBeVisible()
  await expect.element(payees.getByText('$101.50')).toBeVisible()
  const flows = screen.getByRole('region', { name: 'In and out by month' })
  await flows.getByRole('button', { name: 'Show as table' }).click()
  await expect.element(flows.getByRole('columnheader', { name: 'Out' })).toBeVisible()
})

test('error: a cut history and missing prices are said, not drawn as zero', async () => {
  const screen = await open({ movements: [paid(2, 100_000_000n)], since: Date.now() - 10 * DAY, cutBy: 'size' })
  await expect
    .element(screen.getByText(/There are too many transfers to add up: only those since/).first())
    .toBeVisible()
  const unpriced = await open({}, asset(null))
  await expect
    .element(unpriced.getByText('No price of these assets is known, so there is no value to show.'))
    .toBeVisible()
})

test('behavior: the change of 30 days stands beside the total, at today’s price', async () => {
  const received = { ...paid(3, 250_000_000n), direction: 'in' as const }
  const screen = await open({ movements: [paid(40, 50_000_000n), received, paid(2, 100_000_000n)] })
  await expect.element(screen.getByTestId('change')).toHaveTextContent('+$150.00 in 30 days, at today’s price')
})

test('behavior: a history that does not reach back 30 days names its first day', async () => {
  const screen = await open({ movements: [paid(2, 100_000_000n)], since: Date.now() - 10 * DAY, cutBy: 'size' })
  await expect.element(screen.getByRole('region', { name: 'Value over time' })).toBeVisible()
  await expect
    .element(screen.getByTestId('change'))
    .toHaveTextContent(/^−\$100\.00 since \d{1,2} \w+, at today’s price$/)
})

test('behavior: an account that holds nothing and moved nothing shows its first steps instead of charts', async () => {
  const screen = await open({}, { ...asset('1'), balance: 0n })
  const steps = screen.getByRole('region', { name: 'First steps' })
  await expect.element(steps.getByRole('link', { name: 'Set up recovery' })).toBeVisible()
  await steps.getByRole('button', { name: 'Receive' }).click()
  await expect.element(screen.getByRole('dialog')).toHaveTextContent(treasury)
  expect(screen.getByRole('region', { name: 'Value over time' }).elements()).toEqual([])
})

test('behavior: an account whose only known value is that of now says when its chart begins', async () => {
  const screen = await open({ since: Date.now() })
  const value = screen.getByRole('region', { name: 'Value over time' })
  await expect.element(value.getByText('The account is new. The chart begins tomorrow.')).toBeVisible()
  await expect.element(screen.getByTestId('change')).toBeEmptyDOMElement()
})

test('behavior: with recorded prices the chart and the change use the price of each day, and say so', async () => {
  const recorded: Record<string, string> = {}
  for (let back = 0; back <= 91; back++)
    recorded[new Date(Date.now() - back * DAY).toISOString().slice(0, 10)] = back >= 30 ? '0.5' : '1'
  const screen = await open({}, { ...asset('1'), change24h: '25' }, recorded)
  const value = screen.getByRole('region', { name: 'Value over time' })
  await expect.element(value.getByText(/^In USD\. At the price of each day\./)).toBeVisible()
  await expect
    .element(screen.getByTestId('change'))
    .toHaveTextContent(/^\+\$100\.00 in 24 hours · \+\$250\.00 in 30 days$/)
})
