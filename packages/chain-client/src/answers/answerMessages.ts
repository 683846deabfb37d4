import { defineMessages, numberText } from '@countersign/primitives'

export const answerMessages = defineMessages('chain-answers', {
  noAccount: (name: string) => `"${name}" is not an account. Use chainId:0x….`,
  creationTooOld: 'The creation is older than the part of the history that was read.',
  noFactory: (block: number | bigint) =>
    `No event in block ${numberText(block)} says which factory created the account.`,
  noCreationTime: (block: number | bigint) =>
    `The account was created in block ${numberText(block)}, whose time no node returned. Try again.`,
  otherMessageHash: ({ found, stored }: { found: string; stored: string }) =>
    `The stored message hashes to ${found}, not to ${stored}. Delete it and create it again.`,
  notStored: (hash: string) => `${hash} is not stored in this browser.`,
  notOwner: (signer: string) => `${signer} signed and is not an owner of this account.`,
  noSignature: 'The message has no signature.',
  unknownMethod: (selector: string) => `No known method has the selector ${selector}.`,
  otherHash: ({ found, named }: { found: string; named: string }) =>
    `The hash of this transaction is ${found}, not ${named}.`,
  otherProposalHash: ({ found, stored }: { found: string; stored: string }) =>
    `The stored proposal hashes to ${found}, not to ${stored}. Delete it and propose again.`,
  notFound: (id: string) => `${id} is neither stored in this browser nor in the part of the history that was read.`,
  notConfigured: (chainId: string) => `Network ${chainId} is not configured in this browser. Add it under Networks.`,
  noAccountAt: ({ address, chain }: { address: string; chain: string }) =>
    `There is no account at ${address} on ${chain}.`,
  needsService: (name: string) =>
    `This function needs a service (${name}), and no service is in use. Connect to a service under Networks.`,
})
