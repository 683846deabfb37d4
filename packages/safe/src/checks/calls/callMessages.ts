import { defineMessages } from '@countersign/primitives'

export const callMessages = defineMessages('check-calls', {
  thisAccount: 'this account',
  theAccount: (address: string) => `the account ${address}`,
  actsFor: (address: string) => `the account for which ${address} acts`,
  none: 'none',
  otherHash: ({ address, found, published }: { address: string; found: string; published: string }) =>
    `At ${address} the code hashes to ${found}, but the published hash is ${published}. Do not sign.`,
  notRequested: 'its code was not requested',
  theTransaction: 'The transaction',
  call: (place: string) => `Call ${place}`,
  noDelegatecall: 'No delegatecall',
  noForeignCode: 'No foreign code runs with the account’s own storage.',
  unreadableBatch: 'A batch cannot be read',
  batchBytes: ({ place, address }: { place: string; address: string }) =>
    `${place} to ${address} must contain other calls, but its bytes cannot be decoded completely, so its effect is unknown. Ask the proposer to build it again.`,
  unknownCode: 'Delegatecall to unknown code',
  anything: ({ place, address, account }: { place: string; address: string; account: string }) =>
    `${place} lets the code at ${address} do anything with ${account}. It is not a published Safe contract. Ask for a plain call instead.`,
  notPublished: (name: string) => `The code of ${name} is not the published one`,
  delegatecallTo: (name: string) => `Delegatecall to ${name}`,
  notMadeFor: ({ place, name, address, account }: { place: string; name: string; address: string; account: string }) =>
    `${place} delegatecalls ${name} at ${address}, which is not made for delegatecalls: it could change ${account} permanently.`,
  codeUnread: ({ address, reason }: { address: string; reason: string }) =>
    `${address} is known by its address; its code could not be read: ${reason}. Read it again before signing.`,
  insideBatch: (name: string) => `Delegatecall to ${name} inside a batch`,
  amongOthers: ({ place, account }: { place: string; account: string }) =>
    `${place} runs published code with the storage of ${account} among other calls. A batch should contain plain calls only. Ask for it as a separate transaction.`,
  only: (name: string) => `Delegatecall to ${name} only`,
  publishedCode: 'Published code, checked by address and code hash.',
})
