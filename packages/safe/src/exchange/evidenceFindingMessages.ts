import { defineMessages, plural } from '@countersign/primitives'

export const evidenceFindingMessages = defineMessages('evidence-findings', {
  noAddress: 'no address',
  recoversTo: ({ owner, reason }: { owner: string; reason: string }) => `It recovers to ${owner}. ${reason}`,
  unknownAddress: 'an unknown address',
  countsAfterAll: (owner: string) =>
    `The file says that it does not count, but it recovers, for this hash, to ${owner}.`,
  facts: ({ count, status }: { count: number; status: string }) => `${count} facts and the status ${status}`,
  recorded: ({ checks, records }: { checks: number; records: number }) =>
    `The statement, ${plural(checks, { one: '# recorded check', other: '# recorded checks' })} and ${plural(records, { one: '# record', other: '# records' })} of the journal`,
  asRecorded:
    'They are as the file says. No hash and no signature in the file covers them: compare the statement with the fields, and the records with the journal of the service.',
  rebuilt: (name: string) => `${name} is rebuilt by two routines`,
  notTheHash: (name: string) => `${name} is not the hash of the fields`,
  fileSays: ({ said, first, second }: { said: string; first: string; second: string }) =>
    `The file says ${said}, but the rebuilt hashes are ${first} and ${second}.`,
  unknownOwner: 'an unknown owner',
  signatureOf: (owner: string) => `Signature of ${owner}`,
  notJudged: 'It was not judged.',
  nodeConfirms: 'A contract’s signature, or an on-chain approval: a node can confirm it at the block of the facts.',
  noOwners: 'The file says that the signer is not an owner, and names no owners to compare with.',
  recoversToOwner: 'It recovers, for this hash, to this address, which is one of the owners in the file.',
  recoversOnly: 'It recovers, for this hash, to this address. The file does not say who the owners were.',
  refusedOf: (owner: string) => `Refused signature of ${owner}`,
  doesNotCount: 'It does not count.',
  noBlock: 'They are as the page reported them; the file names no block.',
  nodeWithHistory: (blocks: string) => `A node with history can confirm them at block ${blocks}.`,
})
