import { defineMessages, listText, plural, numberText } from '@countersign/primitives'

export const queueMessages = defineMessages('check-queue', {
  afterSignatures: (missing: number) =>
    plural(missing, {
      one: 'It can be tried once one more owner has signed.',
      other: 'It can be tried once # more owners have signed.',
    }),
  alsoProposed: (hashes: string) => `Also proposed: ${hashes}.`,
  rivalsUnread: (reason: string) => `Whether another transaction has it could not be read: ${reason}.`,
  samePayment: (numbers: readonly bigint[]) => `The same payment waits as transaction ${listText(numbers.map(String))}`,
  sameCall: (numbers: readonly bigint[]) => `The same call waits as transaction ${listText(numbers.map(String))}`,
  sameTwice:
    'Recipient, amount and data are the same. If both are executed, it happens twice. If that is not meant, reject one of them.',
  repeats: 'Whether the same waits twice',
  repeatsUnread: (numbers: readonly bigint[]) =>
    `Transaction ${listText(numbers.map(String))} calls the same contract or recipient and could not be read.`,
  next: 'Next to execute',
  queued: 'Executes in its turn',
  conflict: 'Another transaction has this number',
  gap: 'A number before this one is free',
  used: 'This number is used up',
  tried: 'Tried on the current state',
  afterEarlier: 'It can be tried once the earlier transactions are executed.',
  nodeUnread: (reason: string) => `The node could not be read: ${reason}.`,
  wouldSucceed: 'Would succeed now',
  triedAt: (block: number | bigint) => `Tried with its signatures at block ${numberText(block)}.`,
  wouldFail: 'Would fail now',
  failsAt: ({ block, reason }: { block: number | bigint; reason: string }) =>
    `At block ${numberText(block)}: ${reason}`,
  place: 'Place in the queue',
  nonceUnread: (reason: string) => `The account’s next number could not be read: ${reason}.`,
  queueUnread: ({ current, nonce, reason }: { current: bigint; nonce: bigint; reason: string }) =>
    `The account is at number ${current}, this has ${nonce}. The queue could not be read: ${reason}.`,
})
