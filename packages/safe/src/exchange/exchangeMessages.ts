import { defineMessages, numberText } from '@countersign/primitives'

export const exchangeMessages = defineMessages('exchange', {
  unpacksTo: (most: number | bigint) => `unpacks to more than ${numberText(most)} bytes`,
  noProposal: (reason: string) => `This is not a proposal: it ${reason}.`,
  theWhole: 'the whole',
  theLink: 'the link',
  otherAddress: ({ computed, stated }: { computed: string; stated: string }) =>
    `is ${stated}, but the creation data give ${computed}`,
  foreignCharacters: 'contains characters that do not belong in a link',
  cutOff: 'was cut off',
  changedEnd: 'was changed at its end',
  notProposal: 'is not a proposal',
  notMessage: 'is not a message',
  otherFormat: (format: string) => `is not ${format}`,
  otherVersion: ({ found, reads }: { found: string; reads: number }) => `is ${found}; this reads ${reads}`,
  evidenceChanged: ({ found, expected }: { found: string; expected: string }) =>
    `The evidence was changed after it was made: its checksum is ${found}, but it should be ${expected}.`,
  fileChanged: ({ found, expected }: { found: string; expected: string }) =>
    `The file was changed in transit: its checksum is ${found}, but it should be ${expected}. Ask for it again.`,
  twoTransactions: ({ known, incoming }: { known: string; incoming: string }) =>
    `These are two transactions: ${known} is known here, but the import contains ${incoming}. Nothing was imported.`,
  halfCharacter: 'contains half a character',
  notJson: 'is not JSON',
  otherSpelling: 'is not spelled as this format spells typed data',
  notObject: 'is not an object',
  noPart: 'is not a part of typed data',
  tooNested: (most: number) => `is nested deeper than ${most} levels`,
  bytesOnly: (count: number | bigint) => `has ${numberText(count)} bytes only`,
  bytesChanged: ({ found, expected }: { found: string; expected: string }) =>
    `Bytes were lost or changed in transit: their checksum is ${found}, but ${expected} was sent. Try again.`,
  otherStart: 'does not start like a proposal',
  doesNotUnpack: 'does not unpack',
  newerVersion: ({ found, reads }: { found: number; reads: number }) =>
    `is ${found}, made by a newer page; this one reads ${reads}`,
  theFile: 'the file',
  tooManyCharacters: ({ count, most }: { count: number | bigint; most: number | bigint }) =>
    `has ${numberText(count)} characters, more than ${numberText(most)}`,
  nestedTooDeep: 'is nested too deep',
  linkVersion: ({ found, reads }: { found: string; reads: number }) =>
    `is of version ${found}, this page reads ${reads}`,
  unknownMode: (mode: string) => `is sealed with an unknown method, ${mode}`,
  rounds: ({ found, least, most }: { found: number | bigint; least: number | bigint; most: number | bigint }) =>
    `requires ${numberText(found)} rounds; ${numberText(least)} to ${numberText(most)} are accepted`,
  noEncryption: 'The browser encrypts only on https, localhost and local files. Use a file or a QR code here.',
  cannotOpen: 'It cannot be opened: the key or passphrase is wrong, or the link was changed or cut off in transit.',
  malformed: ({ path, reason }: { path: string; reason: string }) =>
    `This is not a readable proposal: ${path} ${reason}.`,
  unknownField: 'is not a known field',
  notList: 'is not a list',
  tooManyEntries: ({ count, most }: { count: number | bigint; most: number | bigint }) =>
    `has ${numberText(count)} entries, more than ${numberText(most)}`,
  noneOf: (values: string) => `is none of ${values}`,
  notText: 'is not a text',
  notWhole: 'is not a whole number',
  tooManyBits: (bits: number) => `does not fit ${bits} bits`,
  notWholeUpTo: (most: number) => `is not a whole number up to ${most}`,
  notHex: 'is not lower-case hex',
  otherSize: (bytes: number) => `does not have ${bytes} bytes`,
  tooManyBytes: (most: number) => `has more than ${most} bytes`,
  notAddress: 'is not an address',
  wrongChecksum: 'has a wrong checksum',
  moreThanProposal: 'contains more than a proposal and its key',
  noKey: 'has no key; it was cut off in transit',
  accountTwice: 'is in the plan already',
})
