import { expect, test } from 'vitest'
import { decimalOf, type Holding } from './Holding.ts'
import { largestPayees } from './largestPayees.ts'
import { monthlyFlows } from './monthlyFlows.ts'
import { type Movement, parseMovements } from './Movement.ts'
import { valueDayAgo, valueSeries } from './valueSeries.ts'

const DAY = 86_400_000
const now = Date.UTC(2026, 10, 24, 14)
const usd = '0x8e0855A7977e18459155d496aDD1699ea7D2E00d'
const [kestrel, halden, other] = [
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
] as const
const holdings: Holding[] = [
  { token: null, balance: 2n * 10n ** 18n, decimals: 18, price: '2000' },
  { token: usd, balance: 500_000_000n, decimals: 6, price: '1' },
]
const of = (daysAgo: number, direction: 'in' | 'out', value: bigint, fields: Partial<Movement> = {}): Movement => ({
  at: now - daysAgo * DAY,
  direction,
  token: usd,
  value,
  counterparty: kestrel,
  ...fields,
})
const texts = (values: readonly (bigint | null)[]) => values.map((value) => (value === null ? null : decimalOf(value)))

test('behavior: the value of each day is the balance of now without the later transfers, at today’s price', () => {
  const movements = [of(2, 'in', 300_000_000n), of(1, 'out', 100_000_000n)]
  const points = valueSeries({ holdings, movements, since: 0, now, days: 3 })
  expect(texts(points.map(({ value }) => value))).toEqual(['4300.000000', '4600.000000', '4500.000000', '4500.000000'])
  expect(points.map(({ at }) => at)).toEqual(
    [2, 1, 0].map((back) => Date.UTC(2026, 10, 24) - back * DAY - 1).concat(now),
  )
})

test('error: days before the known transfers, and days with a negative balance, have no value', () => {
  const movements = [of(3, 'in', 900_000_000n)]
  expect(texts(valueSeries({ holdings, movements, since: 0, now, days: 4 }).map(({ value }) => value))).toEqual([
    null,
    '4500.000000',
    '4500.000000',
    '4500.000000',
    '4500.000000',
  ])
  const since = Date.UTC(2026, 10, 23)
  expect(
    valueSeries({ holdings, movements: [], since, now, days: 3 }).filter(({ value }) => value === null),
  ).toHaveLength(2)
})

test('behavior: in and out of each month, with the current one last and unpriced transfers counted', () => {
  const movements = [
    of(60, 'in', 7_000_000n),
    of(40, 'out', 2_000_000n),
    of(3, 'in', 10n ** 18n, { token: null }),
    of(2, 'out', 5n, { token: other }),
  ]
  const { months, unpriced } = monthlyFlows({ holdings, movements, since: 0, now, count: 3 })
  expect(
    months.map((month) => [new Date(month.start).toISOString().slice(0, 7), ...texts([month.in, month.out])]),
  ).toEqual([
    ['2026-09', '7.000000', '0.000000'],
    ['2026-10', '0.000000', '2.000000'],
    ['2026-11', '2000.000000', '0.000000'],
  ])
  expect(unpriced).toBe(1)
  expect(monthlyFlows({ holdings, movements, since: Date.UTC(2026, 9, 5), now, count: 3 }).months).toHaveLength(2)
})

test('behavior: payees are added up over tokens, and the smaller ones are one line', () => {
  const movements = [
    of(9, 'out', 30_000_000n),
    of(8, 'out', 10n ** 18n, { token: null, counterparty: halden }),
    of(7, 'out', 20_000_000n),
    of(6, 'out', 1_000_000n, { counterparty: other }),
    of(5, 'in', 1_000_000n, { counterparty: other }),
  ]
  const { largest, others } = largestPayees({ holdings, movements, since: 0, most: 1 })
  expect(largest.map(({ address, payments, total }) => [address, payments, decimalOf(total)])).toEqual([
    [halden, 1, '2000.000000'],
  ])
  expect([others.payees, others.payments, decimalOf(others.total)]).toEqual([2, 3, '51.000000'])
  expect(largestPayees({ holdings, movements, since: 0, most: 2 }).largest).toHaveLength(3)
  expect(largestPayees({ holdings, movements, since: now - DAY, most: 2 }).largest).toEqual([])
})

test('behavior: transfers are read from an export; collectibles and imitations are left out', () => {
  const row = {
    type: 'TRANSFER',
    date: '2026-11-16T13:24:02.000Z',
    direction: 'OUTGOING',
    counterparty: kestrel,
    asset: 'ERC20',
    tokenAddress: usd,
    imitation: false,
    value: '250000000000',
  }
  const rows = [
    { ...row, type: 'CREATION', date: '2026-11-16T11:00:00.000Z', direction: null, asset: null, value: null },
    row,
    { ...row, asset: 'NATIVE', tokenAddress: null, imitation: null },
    { ...row, asset: 'ERC721' },
    { ...row, imitation: true },
    { ...row, type: 'MULTISIG', direction: null },
  ]
  const { movements, createdAt, isComplete } = parseMovements(JSON.stringify({ rows }))
  expect(movements.map(({ token }) => token)).toEqual([usd, null])
  expect(movements[0]?.value).toBe(250_000_000_000n)
  expect([createdAt, isComplete]).toEqual([Date.UTC(2026, 10, 16, 11), true])
  expect(() => parseMovements('{"rows":[{}]}')).toThrow()
})

const dayOf = (daysAgo: number) => new Date(now - daysAgo * DAY).toISOString().slice(0, 10)

test('behavior: a day has the value at its recorded price; before the first one at today’s price, and says so', () => {
  const recorded = { [dayOf(3)]: '1500', [dayOf(1)]: '1900' }
  const [ether, dollars] = holdings
  if (!ether || !dollars) throw new Error('Two holdings are needed.')
  const priced = [
    { ...ether, recorded },
    { ...dollars, recorded: { [dayOf(4)]: '1', [dayOf(3)]: '1', [dayOf(1)]: '1' } },
  ]
  const points = valueSeries({ holdings: priced, movements: [], since: 0, now, days: 5 })
  // The points are now and the last moments of the days before, so the oldest one is of the day five days ago.
  expect(texts(points.map(({ value }) => value))).toEqual([
    '4500.000000',
    '4500.000000',
    '3500.000000',
    null,
    '4300.000000',
    '4500.000000',
  ])
  expect(points.map(({ missing }) => missing)).toEqual([null, null, null, 'price', null, null])
  expect(points.map(({ isAtTodaysPrice }) => isAtTodaysPrice)).toEqual([true, true, false, false, false, false])
  const flows = monthlyFlows({
    holdings: priced,
    movements: [of(20, 'in', 10n ** 18n, { token: null }), of(3, 'out', 10n ** 18n, { token: null })],
    since: 0,
    now,
    count: 1,
  })
  expect([flows.atPriceOfDay, flows.atTodaysPrice]).toEqual([1, 1])
  expect(texts(flows.months.map((month) => month.out))).toEqual(['1500.000000'])
})

test('behavior: the value of 24 hours ago has the balances and the prices of then, or is unknown', () => {
  const changed = holdings.map((holding) => ({ ...holding, change24h: holding.token === null ? '-20' : '0' }))
  const movements = [of(0.5, 'out', 100_000_000n)]
  expect(texts([valueDayAgo({ holdings: changed, movements, since: 0, now })])).toEqual(['5600.000000'])
  const partly = changed.map((holding) => ({ ...holding, change24h: holding.token === null ? '-20' : null }))
  expect(valueDayAgo({ holdings: partly, movements, since: 0, now })).toBeNull()
  expect(valueDayAgo({ holdings: changed, movements, since: now - 1, now })).toBeNull()
})
