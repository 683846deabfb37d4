import { defineMessages } from '@countersign/primitives'

export const accountCreationMessages = defineMessages('account-creation', {
  factoryMissing: ({ version, chain, address }: { version: string; chain: string; address: string }) =>
    `The Safe contracts ${version} are not on ${chain}: there is no code at ${address}, the address of the factory.`,
  singletonMissing: ({ version, chain, address }: { version: string; chain: string; address: string }) =>
    `The Safe contracts ${version} are not on ${chain}: there is no code at ${address}, the address of the singleton.`,
  handlerMissing: ({ version, chain, address }: { version: string; chain: string; address: string }) =>
    `The Safe contracts ${version} are not on ${chain}: there is no code at ${address}, the address of the fallback handler.`,
  factoryForeign: ({
    version,
    chain,
    address,
    hash,
  }: {
    version: string
    chain: string
    address: string
    hash: string
  }) =>
    `The factory at ${address} is not the published one of Safe ${version}: its code hashes to ${hash}. Nothing was sent. Ask the operator of this service about the contract addresses of ${chain}.`,
  singletonForeign: ({
    version,
    chain,
    address,
    hash,
  }: {
    version: string
    chain: string
    address: string
    hash: string
  }) =>
    `The singleton at ${address} is not the published one of Safe ${version}: its code hashes to ${hash}. Nothing was sent. Ask the operator of this service about the contract addresses of ${chain}.`,
  handlerForeign: ({
    version,
    chain,
    address,
    hash,
  }: {
    version: string
    chain: string
    address: string
    hash: string
  }) =>
    `The fallback handler at ${address} is not the published one of Safe ${version}: its code hashes to ${hash}. Nothing was sent. Ask the operator of this service about the contract addresses of ${chain}.`,
  noContract: ({ name, version, chain }: { name: string; version: string; chain: string }) =>
    `No ${name} ${version} is known for ${chain}.`,
  cannotCreate: (version: string) => `This page cannot create accounts of version ${version}. Choose another version.`,
  otherAddress: ({ computed, created }: { computed: string; created: string }) =>
    `This page computes the address ${computed}, but the factory would create ${created}. Nothing was sent. Use another node.`,
  allTaken: (count: number) =>
    `The first ${count} addresses for these owners are all taken. Change the order of the owners.`,
})
