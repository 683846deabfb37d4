import { defineMessages, plural } from '@countersign/primitives'

export const signatureCheckMessages = defineMessages('check-signatures', {
  contractCount: (count: number) => plural(count, { one: 'One owner is a contract', other: '# owners are contracts' }),
  countsOnceConfirmed: (owners: string) =>
    `${owners} cannot sign here: a contract has no key. Its signature counts once the service has it and the contract confirms it (EIP-1271).`,
  notSetUp: (owners: string) =>
    `${owners} cannot sign here: a contract has no key. This network is not set up for signatures of contracts (EIP-1271), so one would not be counted here.`,
  nothing: 'nothing',
  wrongMagic: ({ contract, answer, hash, magic }: { contract: string; answer: string; hash: string; magic: string }) =>
    `The contract ${contract} returned ${answer} from isValidSignature for ${hash}, but ${magic} is expected.`,
  wrongSize: (bytes: number) => `It has ${bytes} bytes, but a key’s signature has 65.`,
  notWhole: 'It has no whole bytes, but a key’s signature has 65.',
  claimsContract: 'Its v is 0, which claims a contract’s answer. From outside only 27, 28, 31 and 32 are accepted.',
  claimsApproval:
    'Its v is 1, which claims a hash approved on chain. From outside only 27, 28, 31 and 32 are accepted.',
  of: ({ owner, reason }: { owner: string; reason: string }) => `${owner}: ${reason}`,
  recovered: (count: number) =>
    plural(count, {
      one: 'One signature recovers to a current owner',
      other: '# signatures recover to current owners',
    }),
  contractsUnread: (reason: string) => `Whether owners are contracts could not be read: ${reason}.`,
  contracts: 'Owners that are contracts',
  notExpected: 'The signature is not the expected one',
  notSent: (reason: string) =>
    `${reason} It was not sent. Compare the hashes on another machine before you sign again.`,
  noKey: 'No key can be recovered from it.',
  otherKey: ({ found, expected, hash }: { found: string; expected: string; hash: string }) =>
    `It belongs to ${found}, but ${expected} was expected. It was made for other bytes than the hash ${hash}, or with another key.`,
  matches: 'The signature matches',
  recovers: ({ owner, hash }: { owner: string; hash: string }) => `It recovers to ${owner} for the hash ${hash}.`,
  notHex: 'It is not hex.',
  contractUnread: 'The contract could not be read',
  whetherAccepts: ({ contract, reason }: { contract: string; reason: string }) =>
    `Whether ${contract} accepts the signature could not be read: ${reason}. It was not sent. Try again.`,
  accepts: ({ contract, hash }: { contract: string; hash: string }) =>
    `The contract ${contract} accepts it for ${hash} (EIP-1271).`,
  contractAccepts: 'The contract accepts the signature',
  wrongV: (v: number) => `Its v is ${v}, but 27, 28, 31 or 32 is expected.`,
  none: 'No signature yet',
  noOwner: 'No owner has signed this.',
  unchecked: 'A signature could not be checked',
  notOwner: 'A signature of an address that is not an owner',
  doesNotCount: 'A signature does not count',
  leftOut: ({ owner, reason }: { owner: string; reason: string }) =>
    `${owner}: ${reason} It is left out here and in the execution.`,
  recoveredHere:
    'Recovered here from the hash computed here, each owner once, compared with the owners on chain, and sorted by owner for the execution.',
  second: 'A second signature of the same owner.',
  notDelivered: 'The service did not send the signature.',
  notOne: 'It is not exactly one signature.',
  unreadable: 'It cannot be read.',
  couldNotCheck: (reason: string) => `The signature could not be checked: ${reason}.`,
  madeByOther: ({ found, claimed }: { found: string; claimed: string }) =>
    `Made by ${found}, but the service says that ${claimed} signed.`,
  notOwnerNow: (address: string) => `${address} is not an owner of this account now.`,
})
