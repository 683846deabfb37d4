import { defineMessages, numberText } from '@countersign/primitives'

export const accountMessages = defineMessages('check-account', {
  otherAddress: 'The service says another address',
  otherChain: 'The service says another chain',
  otherOwners: 'The service says other owners',
  otherThreshold: 'The service says another threshold',
  otherCode: 'The service says another account code (slot 0)',
  otherModules: 'The service says other modules',
  otherGuard: 'The service says another guard',
  otherModuleGuard: 'The service says another guard for modules',
  otherFallbackHandler: 'The service says another fallback handler',
  otherVersion: 'The service says another version',
  claimsMore: ({ chain, block, service }: { chain: bigint; block: number | bigint; service: bigint }) =>
    `The chain says ${chain} at block ${numberText(block)}, the service says ${service}. The service claims transactions that were not executed. Do not sign until the reason is known.`,
  claimsLess: ({ chain, block, service }: { chain: bigint; block: number | bigint; service: bigint }) =>
    `The chain says ${chain} at block ${numberText(block)}, the service says ${service}. Its queue may show transactions that are already executed. Wait a moment and read again.`,
  none: 'none',
  code: 'Account code',
  slotUnread: (reason: string) => `Slot 0 of the account could not be read: ${reason}.`,
  publishedCode: 'Published account code',
  runs: (name: string) => `The account runs ${name}, checked by code hash.`,
  codeChanged: 'The account’s code was changed',
  otherHash: ({ address, found, published }: { address: string; found: string; published: string }) =>
    `The code at ${address} hashes to ${found}, but the published hash is ${published}. Do not sign.`,
  unknownCode: 'Unknown account code',
  notPublished: (address: string) =>
    `The account runs ${address}, which is not a published Safe contract. Its rules may differ from those shown.`,
  onChain: 'Account on the chain',
  chainUnread: (reason: string) =>
    `The account could not be read from the chain: ${reason}. The service’s answer cannot be compared. Try again before you sign.`,
  asReported: 'Account as the service reports it',
  serviceUnread: ({ block, reason }: { block: number | bigint; reason: string }) =>
    `Read from chain at block ${numberText(block)}. It was not compared with the service: ${reason}.`,
  allMatch: 'Owners, threshold, nonce, modules and guard match',
  everyField: (block: number | bigint) =>
    `Every field that the service reports equals the chain’s value at block ${numberText(block)}.`,
  differs: ({ chain, block, service }: { chain: string; block: number | bigint; service: string }) =>
    `The chain says ${chain} at block ${numberText(block)}, the service says ${service}. This page uses the chain’s value. Do not sign what the service proposes until the reason is known.`,
  nonceAhead: 'The service says a nonce the chain has not reached',
  serviceBehind: 'The service is behind the chain',
})
