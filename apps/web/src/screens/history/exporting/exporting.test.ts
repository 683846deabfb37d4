import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { ExportedRow } from './ExportedRow.ts'
import { parseExportedRows } from './ExportedRow.ts'
import { toFileRows } from './fileRows.ts'
import { type FileFormat, makeExportFile } from './makeExportFile.ts'
import { createTally } from './createTally.ts'
import { readRowLines } from './streamExportedRows.ts'
import { sumTally } from './sumTally.ts'
import { savedText } from './savedText.ts'
import { valueRows } from './valueRows.ts'
import { zip } from './zipHere.ts'

const usd = '0x8e0855A7977e18459155d496aDD1699ea7D2E00d'
const [kestrel, safe] = [
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
] as const
const empty = {
  blockNumber: 5,
  transactionHash: '0xab',
  status: 'SUCCESS',
  nonce: null,
  safeTxHash: null,
  module: null,
  method: null,
  direction: null,
  counterparty: null,
  asset: null,
  tokenAddress: null,
  tokenSymbol: null,
  tokenDecimals: null,
  tokenId: null,
  value: null,
  amount: null,
  note: null,
}
const paid = {
  ...empty,
  type: 'TRANSFER',
  date: '2026-11-16T13:24:02.000Z',
  direction: 'OUTGOING',
  counterparty: kestrel,
  asset: 'ERC20',
  tokenAddress: usd,
  tokenSymbol: 'TUSD',
  tokenDecimals: 6,
  value: '4200500000',
  amount: '4200.5',
}
const executed = {
  ...empty,
  type: 'MULTISIG',
  date: '2026-11-16T13:24:02.000Z',
  nonce: 3,
  value: '0',
  executor: kestrel,
  fee: '2000000000000000',
  note: '=HYPERLINK("https://evil.test")',
}
const rowsOf = (rows: readonly object[]): readonly ExportedRow[] => parseExportedRows(JSON.stringify({ rows })).rows
const prices = {
  recorded: { native: { '2026-11-16': '2000' }, [usd.toLowerCase()]: { '2026-11-16': '0.99' } },
  today: { native: '2500', [usd.toLowerCase()]: '1' },
  nativeDecimals: 18,
}
const names = (address: string) => (address === kestrel ? '+Kestrel "Audits"' : null)
const make = (format: FileFormat, rows = rowsOf([executed, paid])) =>
  makeExportFile({
    rows: valueRows(rows, prices),
    format,
    chain: { chainId: '1', shortName: 'eth' },
    safe,
    range: { from: '', to: '2026-11-30' },
    isFiltered: true,
    isComplete: true,
    currency: 'USD',
    nameOf: names,
  })

test('behavior: a row has the value at the price of its day, else at today’s price, and says which', () => {
  const older = { ...paid, date: '2026-10-01T00:00:00.000Z' }
  const fake = { ...paid, imitation: true }
  const unpriced = { ...paid, tokenAddress: kestrel }
  const valued = valueRows(rowsOf([older, executed, paid, fake, unpriced]), prices)
  expect(valued.map(({ worth }) => worth && [worth.fiat, worth.price, worth.priceOf])).toEqual([
    ['4200.500000', '1', 'today'],
    null,
    ['4158.495000', '0.99', 'day'],
    null,
    null,
  ])
  expect(valued[1]).toMatchObject({ feeAmount: '0.002', feeWorth: { fiat: '4.000000', priceOf: 'day' } })
  expect(savedText(valued)).toBe(
    '5 rows were saved. One is valued at today’s price, because no price of its day was recorded. 2 have no price.',
  )
})

test('behavior: a file has names, value, fee and payer of every row', async () => {
  const [first, second] = toFileRows(valueRows(rowsOf([executed, paid]), prices), 'USD', names)
  expect(first).toMatchObject({ executor: kestrel, payerName: names(kestrel), feeAmount: '0.002', fiatValue: null })
  expect(second).toMatchObject({
    counterpartyName: names(kestrel),
    amount: '4200.5',
    currency: 'USD',
    fiatValue: '4158.495000',
    priceOf: 'day',
  })
  const { name, blob } = await make('json')
  expect(name).toBe(`countersign-eth-${safe}-filtered-2026-11-30.json`)
  expect(JSON.parse(await blob.text())).toMatchObject({ chainId: '1', complete: true, rows: [first, second] })
})

test('behavior: cells that look like formulas are text in CSV and in Excel', async () => {
  const csv = await (await make('csv')).blob.text()
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.test"")"`)
  expect(csv).toContain(`"'+Kestrel ""Audits"""`)
  const sheet = await readSheet((await make('xlsx')).blob)
  expect(sheet).not.toMatch(/<f[ >]/)
  expect(sheet).toContain('=HYPERLINK')
  // Amounts are numbers that a spreadsheet can add up.
  expect(sheet).toMatch(/<v>4200\.5<\/v>/)
})

test('behavior: an amount with more digits than a spreadsheet holds stays an exact text', async () => {
  const long = { ...paid, amount: '1234567890.123456789', value: '1' }
  const sheet = await readSheet((await make('xlsx', rowsOf([long]))).blob)
  expect(sheet).toContain('1234567890.123456789')
  expect(sheet).not.toMatch(/<v>1234567890\.123/)
})

test('behavior: a large file is packed without a worker', async () => {
  const bytes = new Uint8Array(500_000).fill(65)
  const archive = await new Promise<Uint8Array | null>((done) => zip({ large: bytes }, (_, packed) => done(packed)))
  expect(unzipSync(archive ?? new Uint8Array())['large']).toHaveLength(bytes.length)
})

test('error: an answer that is no export is refused', () => {
  expect(() => parseExportedRows('{"rows":[{}]}')).toThrow()
  expect(() => rowsOf([{ ...paid, value: '-1' }])).toThrow()
})

test('behavior: sums are exact per token and way, with their value, and leave out what cannot be added', () => {
  const received = {
    ...paid,
    direction: 'INCOMING',
    asset: 'NATIVE',
    tokenAddress: null,
    tokenSymbol: 'ETH',
    tokenDecimals: 18,
    value: '9007199254740993000000000001',
  }
  const unpriced = { ...paid, tokenAddress: kestrel, tokenSymbol: 'ODD', value: '7' }
  const nft = { ...paid, asset: 'ERC721', tokenDecimals: null, value: '1' }
  const rows = [executed, executed, paid, paid, received, unpriced, nft, { ...paid, imitation: true }]
  const tally = createTally()
  for (const row of rowsOf(rows)) tally.add(row)
  const { tokens, fees, atPriceOfDay, atTodaysPrice } = sumTally(tally.read(), prices)
  expect(tokens.map(({ symbol, in: received, out }) => [symbol, received.amount, out.amount])).toEqual([
    ['ETH', 9007199254740993000000000001n, 0n],
    ['TUSD', 0n, 8401000000n],
    ['ODD', 0n, 7n],
  ])
  expect(tokens.map(({ out }) => [out.worth, out.unpriced])).toEqual([
    [0n, 0],
    [8316990000n, 0],
    [0n, 1],
  ])
  expect(fees).toEqual({ amount: 4000000000000000n, worth: 8000000n, payments: 2 })
  expect([atPriceOfDay, atTodaysPrice]).toEqual([3, 0])
})

test('behavior: rows are read line by line, however the answer is cut, and a cut-off answer is refused', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => ({ ...paid, value: `${index}` }))
  const text = `{"chainId":"1","rows":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}\n`
  const inParts = (whole: string) =>
    new ReadableStream<string>({
      start(controller) {
        for (let at = 0; at < whole.length; at += 997) controller.enqueue(whole.slice(at, at + 997))
        controller.close()
      },
    })
  const tally = createTally()
  await readRowLines(inParts(text), tally.add)
  const { tokens } = sumTally(tally.read(), prices)
  expect(tokens[0]?.out).toMatchObject({ amount: (299n * 300n) / 2n, transfers: 300 })
  expect(tally.read()).toMatchObject({ rows: 300, moved: { length: 1 }, samples: { length: 2 } })
  await expect(readRowLines(inParts(text.slice(0, -6)), () => {})).rejects.toThrow(/ended before all rows/)
  await expect(readRowLines(inParts('{"rows":[\n{}\n]}\n'), () => {})).rejects.toThrow()
})

/** All XML of the file. */
async function readSheet(blob: Blob): Promise<string> {
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  return Object.entries(files)
    .filter(([name]) => /sheet1|sharedStrings/.test(name))
    .map(([, bytes]) => new TextDecoder().decode(bytes))
    .join('\n')
}
