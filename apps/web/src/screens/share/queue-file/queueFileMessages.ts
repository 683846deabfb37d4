import { defineMessages, numberText, plural } from '@countersign/primitives'

/** The waiting queue of another service, judged before it is added. */
export const queueFileMessages = defineMessages('queue-file', {
  title: 'Waiting queue of another service',
  intro:
    'The page recomputed every hash from the fields, checked every signature, and compared the owners with the chain. Invalid content is not added.',
  accountOf: ({ network }: { network: string }) => `Account <account/> on ${network}`,
  network: 'Network',
  networkNote: 'The answers do not name it. The page chose the network on which their hashes are right.',
  networkUnknown: 'The answers do not name it, and their hashes are right on no network of this page.',
  judging: 'Checking hashes, signatures and owners…',
  add: 'Will be added',
  merge: 'New signatures',
  known: 'Already here',
  past: 'Number used up',
  unsigned: 'No signature',
  invalid: 'Invalid',
  unchecked: 'Not checked',
  transactionNumber: ({ nonce }: { nonce: bigint }) => `Transaction ${numberText(nonce)}`,
  validSignatures: (count: number) => plural(count, { one: '# valid signature', other: '# valid signatures' }),
  newSignatures: (count: number) => plural(count, { one: '# new signature', other: '# new signatures' }),
  noteNotSigned: ({ note }: { note: string }) => `Note, not signed: “${note}”`,
  otherHash: ({ said, found }: { said: string; found: string }) =>
    `The other service states the safeTxHash ${said}. The fields have the safeTxHash ${found}. It is not added.`,
  twoHashes: ({ first, second }: { first: string; second: string }) =>
    `Two routines of this page compute different hashes: ${first} and ${second}. It is not added. Report this transaction.`,
  otherSigner: ({ said, found }: { said: string; found: string }) =>
    `The other service states a signature of ${said}. It recovers to ${found}. The signature is not added.`,
  notOwner: ({ owner, block, owners }: { owner: string; block: bigint; owners: string }) =>
    `${owner} signed, but is not an owner at block ${numberText(block)}; the owners are ${owners}. The signature is not added.`,
  wrongSignature: ({ said, reason }: { said: string; reason: string }) =>
    `The signature stated for ${said} is invalid: ${reason} It is not added.`,
  uncheckedSignature: ({ said, reason }: { said: string; reason: string }) =>
    `The signature of ${said} could not be checked: ${reason} It is not added. Import again later.`,
  noneValid: 'No signature of an owner is valid, so nothing of it is added.',
  notSigned: 'The answers contain no signature of it, so it is not added. Propose it again from a form.',
  numberUsed: ({ nonce, next }: { nonce: bigint; next: bigint }) =>
    `It has the number ${numberText(nonce)}, but the next number of the account is ${numberText(next)}. It can no longer be executed.`,
  chainNotRead: ({ reason }: { reason: string }) =>
    `The account could not be read from the chain: ${reason} Nothing is added before it can be read.`,
  notCompared: ({ reason }: { reason: string }) => `The queue here could not be read: ${reason}`,
  cannotHash: ({ reason }: { reason: string }) => `Its hash cannot be computed: ${reason}`,
  addCount: (count: number) => plural(count, { one: 'Add # transaction', other: 'Add # transactions' }),
  nothingToAdd: 'Nothing to add',
  serviceStores: 'The service stores them for all owners, with the signatures that were verified here.',
  browserStores: 'They are stored in this browser, with the signatures that were verified here.',
  added: (count: number) => plural(count, { one: 'Added, with # signature', other: 'Added, with # signatures' }),
  keptHere: ({ reason }: { reason: string }) =>
    `The queue refused it: ${reason} It is stored in this browser, with the verified signatures.`,
  addedTitle: (count: number) => plural(count, { one: '# transaction added', other: '# transactions added' }),
  openQueue: 'Open the queue',
  notAdded: 'They could not be added',
  again: 'Check again',
  list: 'Transactions of the other service',
  executed: (count: number) =>
    plural(count, {
      one: '# executed transaction is not imported.',
      other: '# executed transactions are not imported.',
    }),
  executedNote: 'The history is read from the chain.',
  withoutDetails: (count: number) =>
    plural(count, {
      one: '# row has no call data and no signatures',
      other: '# rows have no call data and no signatures',
    }),
  withoutDetailsNote: ({ hashes }: { hashes: string }) =>
    `A queue names transactions only. Paste their details as well, from /v1/chains/…/transactions/ and the hash: ${hashes}`,
  entryNotRead: ({ number }: { number: number }) =>
    `Entry ${numberText(number)} is not a transaction in a known form. It is not imported.`,
  tooMany: ({ count, most }: { count: number; most: number }) =>
    `The text has ${numberText(count)} waiting transactions, but one import takes at most ${numberText(most)}. Import them in parts.`,
})
