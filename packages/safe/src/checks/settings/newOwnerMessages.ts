import { defineMessages } from '@countersign/primitives'

export const newOwnerMessages = defineMessages('check-new-owners', {
  ownersNotRead: 'The current owners could not be read. Read them again before signing.',
  ownersUnread: (reason: string) => `The current owners could not be read: ${reason}. Read them again before signing.`,
  proofNotRead: (owner: string) =>
    `A proof of control of ${owner} was not read. First ask its holder to sign a message with it.`,
  proofUnread: ({ owner, reason }: { owner: string; reason: string }) =>
    `A proof of control of ${owner} was not read: ${reason}. First ask its holder to sign a message with it.`,
  refuses: ({
    threshold,
    owners,
    before,
    ownersBefore,
  }: {
    threshold: number
    owners: number
    before: number
    ownersBefore: number
  }) => `It would be ${threshold} of ${owners}. Before, it is ${before} of ${ownersBefore}. The contract refuses it.`,
  thresholdAfter: 'Threshold after the change',
  cannotBe: 'This cannot be an owner',
  zero: 'The new owner is the zero address, which has no key.',
  sentinel: (address: string) => `The new owner is ${address}, which the contract reserves for the ends of its lists.`,
  itself: (account: string) =>
    `The new owner is the account ${account} itself, which could then only sign with its own signature.`,
  duplicate: (owner: string) => `${owner} is already an owner. The contract refuses a duplicate.`,
  notProven: 'New owner not proven',
  proven: 'New owner proven',
  signedChallenge: (owner: string) =>
    `${owner} signed the challenge for exactly this account; the signature was recovered here.`,
  notProved: (owner: string) =>
    `Control of ${owner} is not proved. Compare the address with its holder, or ask the holder to sign the challenge.`,
  answers: 'New owner answers signatures',
  acceptedReal: (owner: string) =>
    `The contract ${owner} accepted a real signature of the challenge by isValidSignature (EIP-1271), asked as this account asks.`,
  able: 'New owner can sign, its holders are not proven',
  ableAccount: ({ owner, threshold, owners }: { owner: string; threshold: number; owners: number }) =>
    `${owner} is an account that needs ${threshold} of ${owners} owners. Its isValidSignature was run on chain data with their approvals assumed, and accepts them. Their consent is not proved: ask them to sign the challenge.`,
  unable: 'New owner cannot sign',
  unableAccount: ({ owner, threshold, owners }: { owner: string; threshold: number; owners: number }) =>
    `${owner} is an account that needs ${threshold} of ${owners} owners, but its isValidSignature, called as this account calls it, does not accept even their approvals. Check its version and its fallback handler. As an owner it could never confirm by signature.`,
  anything: 'New owner accepts any signature',
  acceptsBytes: (owner: string) =>
    `The contract ${owner} accepts bytes that are not a signature. As an owner, any address could sign for it.`,
  noMethod: ({ owner, method }: { owner: string; method: string }) =>
    `The contract ${owner} has no ${method} in its code, and delegates to no other code. As an owner it could only confirm by calling approveHash itself.`,
  contract: 'New owner is a contract, not proven',
  unknown: ({ owner, reason }: { owner: string; reason: string }) =>
    `Whether the contract ${owner} can sign is not known: ${reason}. Ask its holder to sign the challenge, and enter that signature here.`,
  impossible: 'An impossible threshold',
})
