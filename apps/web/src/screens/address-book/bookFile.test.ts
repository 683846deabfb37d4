import { toCsvLine } from '@countersign/ledger'
import { parse } from 'papaparse'
import { expect, test } from 'vitest'
import { lookalikePairs } from './bookRows.ts'
import { printBook, printBookCsv, readBook } from './bookFile.ts'

const vault = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const kestrel = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const CHAINS = ['1', '10']
const entries = [
  { address: vault, name: 'Vault', chainId: null },
  { address: kestrel, name: 'Kestrel', chainId: '1' },
] as const
const abis = [
  { address: vault, chainId: null, functions: ['open(address owner)', 'close() payable'], descriptor: null },
] as const
const book = printBook(
  [...entries],
  abis.map((abi) => ({ ...abi, functions: [...abi.functions] })),
)

test('behavior: an exported book is imported unchanged, with its ABIs; existing entries count as same', () => {
  expect(readBook(book, [], [], CHAINS)).toEqual({
    ok: true,
    fresh: [
      {
        address: vault,
        name: 'Vault',
        chainId: null,
        abi: { functions: ['open(address owner)', 'close() payable'], descriptor: null },
      },
      { address: kestrel, name: 'Kestrel', chainId: '1', abi: null },
    ],
    same: 0,
    kept: [],
    refused: [],
  })
  expect(
    readBook(
      book,
      entries,
      abis.map((abi) => ({ ...abi, functions: [...abi.functions] })),
      CHAINS,
    ),
  ).toMatchObject({ fresh: [], same: 2 })
  expect(readBook(book, entries, [], CHAINS)).toMatchObject({ fresh: [{ name: 'Vault' }], same: 1 })
})

test('error: a name with invisible characters or direction marks is refused', () => {
  for (const name of ['Ali\u200bce', 'eve \u202egnp', 'Bob\u2066'])
    expect(readBook(`address,name,chainId\n${kestrel},${name},10\n`, [], [], ['10'])).toMatchObject({
      fresh: [],
      refused: ['Row 2: the name has invisible characters. Write it again.'],
    })
})

test('behavior: existing entries are never replaced', () => {
  const other = [{ ...entries[0], name: 'My vault' }]
  expect(readBook(book, other, [], CHAINS)).toMatchObject({
    fresh: [{ name: 'Kestrel' }],
    kept: [`My vault stays; the file calls ${vault} "Vault".`],
  })
  expect(
    readBook(book, entries, [{ address: vault, chainId: null, functions: ['other()'], descriptor: null }], CHAINS),
  ).toMatchObject({
    kept: ['Vault keeps its existing ABI.'],
  })
})

test('error: invalid rows are refused one by one, another file as a whole', () => {
  const file = (contacts: unknown[]) =>
    readBook(JSON.stringify({ kind: 'countersign-address-book', version: 1, contacts }), [], [], CHAINS)
  expect(
    file([
      { address: vault.replace('C5', 'c5'), name: 'A', chainId: null },
      { address: vault, name: '', chainId: null },
      { address: vault, name: 'A', chainId: null, abi: ['open(uint257 a)'] },
      7,
      { address: vault, name: 'A', chainId: null },
      { address: vault, name: 'B', chainId: null },
    ]),
  ).toMatchObject({
    fresh: [{ name: 'A' }],
    refused: [
      expect.stringMatching(/^Row 1: .*checksum/i),
      'Row 2: the name has 0 characters; 1 to 50 are allowed.',
      expect.stringMatching(/^Row 3: its ABI cannot be parsed\. Line 1/),
      'Row 4: it has no address, name and chain.',
      `Row 6: ${vault} is in the file twice.`,
    ],
  })
  expect(readBook('{', [], [], CHAINS)).toMatchObject({ ok: false, reason: expect.stringContaining('not complete') })
  expect(readBook('{"kind":"other"}', [], [], CHAINS)).toMatchObject({ ok: false })
  expect(readBook('{"kind":"countersign-address-book","version":9,"contacts":[]}', [], [], CHAINS)).toEqual({
    ok: false,
    reason: 'The file has version 9, but this page reads version 1.',
  })
})

const csv = (...lines: string[]) => readBook(lines.join('\r\n'), [], [], CHAINS)

test('behavior: a CSV file has the usual columns, and is imported unchanged', () => {
  const odd = { address: kestrel, name: '=HYPERLINK("x"), Ltd', chainId: '10' } as const
  const semicolon = { address: kestrel, name: "USD;=1;'s; -2", chainId: null } as const
  expect(readBook(printBookCsv([semicolon]), [], [], ['10'])).toMatchObject({ fresh: [semicolon], refused: [] })
  const text = printBookCsv([entries[0], odd])
  expect(text.split('\r\n')).toEqual([
    '\uFEFFaddress,name,chainId',
    `${vault},Vault,`,
    `${kestrel},"'=HYPERLINK(""x""), Ltd",10`,
    '',
  ])
  expect(readBook(text, [], [], CHAINS)).toMatchObject({ fresh: [entries[0], odd], refused: [] })
})

test.each([',', ';', '\t'])(
  'behavior: where %j separates cells, no cell of an exported text is a formula',
  (delimiter) => {
    for (const text of [
      "USD;=1+cmd|' /C calc'!A0",
      'a,b;=1+1',
      '"a;@x',
      'a\t+1',
      'two\n=1+1',
      'two,lines\r\n-1',
      ';;=1',
      '\n=1',
      '=1',
      'a; =1',
    ]) {
      const cells = parse<string[]>(toCsvLine([text, 'end']), { delimiter }).data.flat()
      expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([])
      const [read] = parse<string[]>(toCsvLine(['x', text, 'end']), { delimiter }).data
      expect(read?.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([])
    }
    expect(toCsvLine([-5, 'end'])).toBe('-5,end\r\n')
  },
)

test('behavior: columns in another order, another letter case and more columns are read', () => {
  expect(csv('Name,NOTE,ChainId,Address', `Vault,old,1,${vault}`)).toMatchObject({
    fresh: [{ address: vault, name: 'Vault', chainId: '1' }],
  })
})

test('error: each invalid row of a CSV file is named by its number in the sheet', () => {
  const wrong = vault.replace('C5', 'c5')
  expect(
    csv('address,name,chainId', `${wrong},A,1`, `${vault},,1`, '', `${vault},A,999`, `${vault},A,1`),
  ).toMatchObject({
    fresh: [{ name: 'A', chainId: '1' }],
    refused: [
      expect.stringMatching(/^Row 2: .*checksum/i),
      'Row 3: the name has 0 characters; 1 to 50 are allowed.',
      'Row 5: this page has no network with the chain id 999.',
    ],
  })
  expect(csv('name,wallet', 'A,B')).toEqual({
    ok: false,
    reason:
      'This is neither an exported address book nor a CSV file whose first row names the columns address, name and chainId.',
  })
})

test('behavior: 10,000 contacts are read and compared without a stall', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    address: `0x${(index + 0x100).toString(16).padStart(40, '7')}` as const,
    name: `Contact ${index}`,
    chainId: null,
  }))
  // The computing time of this process, not the clock, because other processes may run too.
  const from = process.cpuUsage()
  const read = readBook(printBookCsv(many), many.slice(0, 5_000), [], CHAINS)
  lookalikePairs(many)
  const { user, system } = process.cpuUsage(from)
  // It takes less than one second. To compare each contact with every other one is to make fifty million comparisons.
  expect((user + system) / 1_000).toBeLessThan(10_000)
  expect(read).toMatchObject({ ok: true, same: 5_000, kept: [], refused: [] })
})
