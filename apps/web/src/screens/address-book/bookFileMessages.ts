import { defineMessages, listText, numberText, plural } from '@countersign/primitives'

/** The file of an address book and its import. */
export const bookFileMessages = defineMessages('book-file', {
  tooLarge: ({ limit }: { limit: number }) => `The file is larger than the limit of ${numberText(limit)} characters.`,
  noJson: 'This JSON file is not complete. Choose a file that this page exported from an address book.',
  noColumns: ({ columns }: { columns: readonly string[] }) =>
    `This is neither an exported address book nor a CSV file whose first row names the columns ${listText(columns)}.`,
  unknownChain: ({ chainId }: { chainId: string }) => `this page has no network with the chain id ${chainId}.`,
  otherKind: ({ kind }: { kind: string }) => `This is not an address book: its kind is not "${kind}".`,
  otherVersion: ({ version, known }: { version: number; known: number }) =>
    `The file has version ${version}, but this page reads version ${known}.`,
  row: ({ row, reason }: { row: number; reason: string }) => `Row ${numberText(row)}: ${reason}`,
  twice: ({ address }: { address: string }) => `${address} is in the file twice.`,
  keptName: ({ name, address, other }: { name: string; address: string; other: string }) =>
    `${name} stays; the file calls ${address} "${other}".`,
  keptAbi: ({ name }: { name: string }) => `${name} keeps its existing ABI.`,
  incomplete: 'it has no address, name and chain.',
  nameLength: ({ length, limit }: { length: number; limit: number }) =>
    `the name has ${numberText(length)} characters; 1 to ${numberText(limit)} are allowed.`,
  hiddenName: 'the name has invisible characters. Write it again.',
  wrongAbi: ({ reason }: { reason: string }) => `its ABI cannot be parsed. ${reason}`,
  wrongDescription: ({ reason }: { reason: string }) => `its description cannot be parsed. ${reason}`,
  undo: 'Undo',
  more: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
  added: (count: number) => plural(count, { one: '# contact was added', other: '# contacts were added' }),
  title: 'Import contacts',
  close: 'Close',
  file: 'File',
  fileDetail:
    'An address book exported here, with its ABIs, or a CSV file with the columns address, name and chainId, and groups if you like. Existing contacts are not changed.',
  choose: 'Choose a file',
  cancel: 'Cancel',
  import: 'Import',
  importCount: (count: number) => `Import ${numberText(count)}`,
  findings: ({ fresh, abis, same }: { fresh: number; abis: number; same: number }) =>
    `${numberText(fresh)} new, ${numberText(abis)} with an ABI; ${numberText(same)} already here.`,
})
