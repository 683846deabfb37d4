import { plural, defineMessages } from '@countersign/primitives'

/** The page that checks a pasted message and signature. */
export const checkSignatureMessages = defineMessages('check-signature', {
  title: 'Check a signature',
  subtitle: (account: string) =>
    `Asks the contract of ${account} whether it accepts a signature. Everything is read from the chain; the service is not asked.`,
  hash: 'Hash',
  message: 'The text that was signed',
  messageHash: 'The hash that was signed',
  hashNote: 'The 32 bytes that an app or contract passes to isValidSignature.',
  signature: 'Signature',
  signatureNote: 'Paste 0x if the message was signed in a transaction.',
  check: 'Check',
  checking: 'Checking',
  noText: 'Paste the text that was signed.',
  notHash: 'A hash is 0x and 64 hex digits.',
  noSignature: 'Paste the signature: 0x and an even number of hex digits.',

  result: 'Result',
  valid: ({ account, block }: { account: string; block: string }) => `Valid for ${account} at block ${block}`,
  validDetail: 'The contract of the account accepts this signature for exactly this message.',
  refused: ({ account, block }: { account: string; block: string }) => `Not valid for ${account} at block ${block}`,
  refusedDetail: 'The contract of the account does not accept this signature for this message.',
  tooFew: ({ counted, threshold }: { counted: number; threshold: number }) =>
    `${plural(counted, { one: '# signature counts', other: '# signatures count' })}, and the account needs ${threshold}.`,
  refusedNext:
    'Compare the message letter by letter with the one that was signed, and check that it was signed for this account and network.',
  notChecked: 'Not checked',
  notCheckedDetail: (reason: string) => `The chain did not answer: ${reason}`,
  again: 'Check again',
  signers: 'Signatures in it',
  counts: 'Owner, counts',
  notOwner: 'Not an owner at this block',
  unordered:
    'Not in ascending order of the owners’ addresses. The contract accepts no other order, and counts each owner once.',
  unknownSigner: 'No signer can be recovered',
  unreadable: (reason: string) => `The bytes are not a list of signatures of owners: ${reason}`,
  signedHash: 'Hash that the owners sign',
})
