import { expect, test } from 'vitest'
import { printBook, readBook } from './bookFile.ts'

const vault = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const kestrel = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
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
  expect(readBook(book, [], [])).toEqual({
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
    ),
  ).toMatchObject({ fresh: [], same: 2 })
  expect(readBook(book, entries, [])).toMatchObject({ fresh: [{ name: 'Vault' }], same: 1 })
})

test('behavior: existing entries are never replaced', () => {
  const other = [{ ...entries[0], name: 'My vault' }]
  expect(readBook(book, other, [])).toMatchObject({
    fresh: [{ name: 'Kestrel' }],
    kept: [`My vault stays; the file calls ${vault} "Vault".`],
  })
  expect(
    readBook(book, entries, [{ address: vault, chainId: null, functions: ['other()'], descriptor: null }]),
  ).toMatchObject({
    kept: ['Vault keeps its existing ABI.'],
  })
})

test('error: invalid rows are refused one by one, another file as a whole', () => {
  const file = (contacts: unknown[]) =>
    readBook(JSON.stringify({ kind: 'countersign-address-book', version: 1, contacts }), [], [])
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
  expect(readBook('{', [], [])).toMatchObject({ ok: false, reason: expect.stringContaining('not a JSON') })
  expect(readBook('{"kind":"other"}', [], [])).toMatchObject({ ok: false })
  expect(readBook('{"kind":"countersign-address-book","version":9,"contacts":[]}', [], [])).toEqual({
    ok: false,
    reason: 'The file has version 9, but this page reads version 1.',
  })
})
