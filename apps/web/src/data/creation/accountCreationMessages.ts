import { defineMessages } from '@countersign/primitives'

export const accountCreationMessages = defineMessages('account-creation', {
  cannotHave: ({ version, chain, reason }: { version: string; chain: string; reason: string }) =>
    `Accounts of Safe ${version} cannot be created on ${chain}. ${reason} Nothing was sent.`,
  noContract: ({ name, version, chain }: { name: string; version: string; chain: string }) =>
    `No ${name} ${version} is known for ${chain}.`,
  cannotCreate: (version: string) => `This page cannot create accounts of version ${version}. Choose another version.`,
  otherAddress: ({ computed, created }: { computed: string; created: string }) =>
    `This page computes the address ${computed}, but the factory would create ${created}. Nothing was sent. Use another node.`,
  reverted: 'The creation was reverted. The gas was paid, and the address is still free.',
  nonceUsed: 'The wallet used its nonce for another transaction, so the account was not created.',
  allTaken: (count: number) =>
    `The first ${count} addresses for these owners are all taken. Change the order of the owners, or choose a salt.`,
  saltTaken: ({ salt, address, chain }: { salt: string; address: string; chain: string }) =>
    `With the salt ${salt}, the address is ${address}, which already has code on ${chain}. Choose another salt.`,
  otherCreation: ({ computed, stored }: { computed: string; stored: string }) =>
    `The creation data give the address ${computed}, but ${stored} was shown. Nothing was sent.`,
})
