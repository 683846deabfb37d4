import { defineMessages, listText, numberText, plural } from '@countersign/primitives'
import type { PartId } from './DataPart.ts'

const names: Readonly<Record<PartId, string>> = {
  accounts: 'Accounts',
  contacts: 'Contacts',
  abis: 'ABIs and descriptions',
  apps: 'Own apps',
  pins: 'Pinned and opened apps',
  networks: 'Own networks',
  tokens: 'Own tokens',
  hidden: 'Hidden tokens',
  nodes: 'Own nodes',
  drafts: 'Drafts and templates',
  creations: 'Creation data of accounts',
  plans: 'Plans for several networks',
  settings: 'Settings',
}

/** The page that moves everything this browser keeps. */
export const yourDataMessages = defineMessages('your-data', {
  title: 'Your data',
  subtitle: 'Everything that this browser keeps for you, as one file. It is not sent to a server.',
  part: (id: PartId) => names[id],
  exportTitle: 'Export',
  exportNote: 'Proposals and signatures are not in the file: they have files of their own on their pages.',
  secrets: 'Own networks and nodes, whose addresses may contain keys',
  passphrase: 'Passphrase (optional)',
  passphraseNote:
    'With a passphrase the file is encrypted, and only that passphrase opens it. A lost passphrase cannot be recovered.',
  save: 'Save file',
  empty: 'This browser keeps nothing yet.',
  entries: (count: number) => plural(count, { one: '# entry', other: '# entries' }),

  queueElsewhere: 'Transactions that wait in another Safe service: <link>Import</link>',
  importTitle: 'Import',
  importNote:
    'A file exported here, or the export of Safe{Wallet} (version 1, 2 or 3). Entries that this browser has already are not replaced.',
  file: 'File',
  choose: 'Choose a file',
  filePassphrase: 'Passphrase of the file',
  open: 'Open',
  wrongPassphrase: 'The passphrase does not open this file.',
  preview: 'What the file adds',
  counts: ({ fresh, same, kept }: { fresh: number; same: number; kept: number }) =>
    `${numberText(fresh)} new, ${numberText(same)} already here, ${numberText(kept)} kept as they are here`,
  fromSafe: 'The file is an export of Safe{Wallet}.',
  unread: (parts: readonly string[]) => `Not read from it: ${listText(parts)}.`,
  nodesWarning:
    'A node from a file sees your addresses and answers the checks of this page. Add only nodes that you trust.',
  refused: ({ part, number, reason }: { part: PartId; number: number; reason: string }) =>
    `${names[part]}, entry ${numberText(number)}: ${reason}`,
  wrongEntry: ({ place, problem }: { place: string; problem: string }) =>
    place === '' ? problem : `at ${place}: ${problem}`,
  unknownChain: ({ chainId }: { chainId: string }) => `this page has no network with the chain id ${chainId}.`,
  wrongChecksum: ({ address }: { address: string }) => `the checksum of ${address} is wrong.`,
  notAPlan: 'this is not a plan, or it was changed.',
  otherAddress: 'these data create an account at another address.',
  twice: 'it is in the file twice.',
  more: (count: number) => `and ${numberText(count)} more`,
  import: 'Import',
  importCount: (count: number) => plural(count, { one: 'Import # entry', other: 'Import # entries' }),
  nothingFresh: 'Nothing in the file is new.',
  imported: (count: number) => plural(count, { one: '# entry was added', other: '# entries were added' }),
  undo: 'Undo',

  tooLarge: ({ most }: { most: number }) => `The file is larger than the limit of ${numberText(most)} characters.`,
  notJson: 'This is not a JSON file. Choose a file exported here or by Safe{Wallet}.',
  otherFile: 'This is neither a file exported here nor an export of Safe{Wallet} of version 1.0, 2.0 or 3.0.',
  otherVersion: ({ version, known }: { version: number; known: number }) =>
    `The file has version ${version}, but this page reads version ${known}.`,
  nothing: 'The file contains nothing that this page keeps.',
})
