import { defineMessages, plural } from '@countersign/primitives'

export const settingsProblemMessages = defineMessages('settings-problems', {
  tooHigh: ({ threshold, owners }: { threshold: number; owners: number }) =>
    `The threshold is ${threshold}, but there ${plural(owners, { one: 'is only # owner', other: 'are only # owners' })}.`,
  cannotLeave: (owner: string) => `${owner} is not an owner of this account, so it cannot leave.`,
  noKey: (owner: string) => `${owner} cannot be an owner: it has no key.`,
  endOfOwners: (owner: string) =>
    `${owner} cannot be an owner: the contract uses this address for the end of its list of owners.`,
  ownsItself: (account: string) => `${account} is this account itself, and an account cannot own itself.`,
  listedTwice: (owner: string) => `${owner} is listed twice. Every owner counts once.`,
  noOwner: 'An account needs at least one owner.',
  noWhole: (threshold: number) => `The threshold is ${threshold}, but it must be a whole number from 1 on.`,
  noContract: (module: string) => `${module} cannot be a module: no contract has this address.`,
  endOfModules: (module: string) =>
    `${module} cannot be a module: the contract uses this address for the end of its list of modules.`,
  accountItself: (module: string) => `${module} is this account itself.`,
  alreadyModule: (module: string) => `${module} is already a module of this account.`,
  noModule: ({ module, account }: { module: string; account: string }) => `${module} is not a module of ${account}.`,
})
