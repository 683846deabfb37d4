import { defineMessages } from '@countersign/primitives'

export const inputCheckMessages = defineMessages('check-inputs', {
  nothingDone: ({ place, method, address }: { place: string; method: string; address: string }) =>
    `${place} calls a method (${method}) of ${address}, but this address has no code. The call would succeed and do nothing. Check the address and the network.`,
  nothingPaid: ({ place, method, address, value }: { place: string; method: string; address: string; value: bigint }) =>
    `${place} calls a method (${method}) of ${address}, but this address has no code. The call would succeed and do nothing, while ${value} wei are sent to it. Check the address and the network.`,
  unreadableHash: 'an unreadable hash',
  reviewFirst: ({ place, hash, account }: { place: string; hash: string; account: string }) =>
    `${place} approves ${hash} in the name of this account, as an owner of ${account}. First open that account and review the transaction with this hash.`,
  bytesMatch: 'The bytes match their methods',
  everyCalled: 'Every called address is a contract, and known methods receive exactly their parameters.',
  notRead: 'it was not read',
  whether: 'Whether the called address is a contract',
  codeUnread: ({ place, address, reason }: { place: string; address: string; reason: string }) =>
    `${place} calls ${address}. Its code could not be read: ${reason}.`,
  noContract: 'The called address has no contract',
  tooShort: 'Calldata too short for a method',
  fewBytes: ({ place, bytes, address }: { place: string; bytes: number; address: string }) =>
    `${place} sends ${bytes} bytes to ${address}, but a method needs at least 4. Ask the proposer what they are.`,
  given: ({ place, selector, bytes, expected }: { place: string; selector: string; bytes: number; expected: number }) =>
    `${place} gives ${selector} ${bytes} bytes of parameters, but the method needs ${expected}.`,
  missing: 'Bytes are missing',
  filled: (given: string) =>
    `${given} Some contracts fill the missing bytes with zeros, and read other values than those shown. Ask the proposer to build it again.`,
  dirtyAddress: 'An address with extra bytes',
  cutOff: ({ place, selector }: { place: string; selector: string }) =>
    `${place} gives ${selector} an address parameter with extra bytes. Some contracts cut the extra bytes off and pay an address that is not shown. Ask the proposer to build it again.`,
  extra: 'Extra bytes',
  unknownMeaning: (given: string) => `${given} The meaning of the extra bytes is unknown. Ask the proposer.`,
  readable: ({ given, address }: { given: string; address: string }) =>
    `${given} The contract at ${address} can read the extra bytes, and this page cannot show what they mean. Ask the proposer to build it again without them.`,
  sentAlong: 'Native currency is sent along',
  mayBeLost: ({ place, value, address }: { place: string; value: bigint; address: string }) =>
    `${place} sends ${value} wei to ${address} together with a token method that accepts none. The expected value is 0. The amount may be lost.`,
  shownHere: 'The approved transaction is shown here',
  rebuilt: ({ place, hash, account }: { place: string; hash: string; account: string }) =>
    `${place} approves ${hash} for ${account}. This page rebuilt it from the fields shown.`,
  approvesOther: 'Approves a transaction of another account',
})
