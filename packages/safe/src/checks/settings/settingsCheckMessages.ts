import { defineMessages } from '@countersign/primitives'

export const settingsCheckMessages = defineMessages('check-settings', {
  SET_FALLBACK_HANDLER: ({ place, whose }: { place: string; whose: string }) =>
    `${place} sets the fallback handler${whose}.`,
  ADD_OWNER: ({ place, whose }: { place: string; whose: string }) => `${place} adds an owner${whose}.`,
  REMOVE_OWNER: ({ place, whose }: { place: string; whose: string }) => `${place} removes an owner${whose}.`,
  SWAP_OWNER: ({ place, whose }: { place: string; whose: string }) => `${place} replaces an owner${whose}.`,
  CHANGE_THRESHOLD: ({ place, whose }: { place: string; whose: string }) =>
    `${place} changes how many must sign${whose}.`,
  CHANGE_IMPLEMENTATION: ({ place, whose }: { place: string; whose: string }) =>
    `${place} replaces the account’s code${whose}.`,
  MIGRATION: ({ place, whose }: { place: string; whose: string }) =>
    `${place} replaces the account’s code by a published migration${whose}.`,
  ENABLE_MODULE: ({ place, whose }: { place: string; whose: string }) =>
    `${place} lets a module act without signatures${whose}.`,
  DISABLE_MODULE: ({ place, whose }: { place: string; whose: string }) => `${place} disables a module${whose}.`,
  SET_GUARD: ({ place, whose }: { place: string; whose: string }) =>
    `${place} sets a guard that can block everything${whose}.`,
  DELETE_GUARD: ({ place, whose }: { place: string; whose: string }) => `${place} removes the guard${whose}.`,
  SET_MODULE_GUARD: ({ place, whose }: { place: string; whose: string }) =>
    `${place} sets a guard for modules${whose}.`,
  DELETE_MODULE_GUARD: ({ place, whose }: { place: string; whose: string }) =>
    `${place} removes the guard for modules${whose}.`,
  ofAccount: (address: string) => ` of ${address}`,
  valuesUnread: 'The current values of the account could not be read.',
  valuesUnreadOf: (account: string) => `The current values of the account ${account} could not be read.`,
  toDevelopment: 'This hands control to a development contract',
  toUnknown: 'This hands control to unknown code',
  replacesCode: 'This replaces the account’s code',
  unknownModule: 'This enables an unknown module',
  unknownGuard: 'This sets an unknown guard',
  unknownModuleGuard: 'This sets an unknown guard for modules',
  unknownHandler: 'This sets an unknown fallback handler',
  codeOfThis: 'This replaces the code of the account',
  codeOfAnother: 'This replaces the code of another account',
  controlOfThis: 'This changes who controls the account',
  controlOfAnother: 'This changes who controls another account',
  compare: 'Compare the new values with what was agreed.',
  setsLimit: (place: string) => `${place} lets an address spend up to a limit.`,
  renewsLimit: (place: string) => `${place} renews a spending limit.`,
  removesLimit: (place: string) => `${place} removes a spending limit.`,
  addsBeneficiary: (place: string) => `${place} adds a beneficiary of limits.`,
  removesBeneficiary: (place: string) => `${place} removes a beneficiary’s limits.`,
  spendsLimit: (place: string) => `${place} spends within a limit.`,
  none: 'none',
  otherCode: ({
    address,
    name,
    published,
    found,
  }: {
    address: string
    name: string
    published: string
    found: string
  }) => `The new code ${address} should be ${name} with code hash ${published}, but hashes to ${found}. Do not sign.`,
  notCompared: ({ address, name }: { address: string; name: string }) =>
    `The new code ${address} is at the address where ${name} is published, but its code could not be compared. Read it again before signing.`,
  notComparedBecause: ({ address, name, reason }: { address: string; name: string; reason: string }) =>
    `The new code ${address} is at the address where ${name} is published, but its code could not be compared: ${reason}. Read it again before signing.`,
  losesGuard: ({ older, now, guard }: { older: string; now: string; guard: string }) =>
    `${older} is older than ${now}, which the account runs now: the guard ${guard} would no longer be called. Do not sign.`,
  losesModuleGuard: ({ older, now, guard }: { older: string; now: string; guard: string }) =>
    `${older} is older than ${now}, which the account runs now: the guard for modules ${guard} would no longer be called. Do not sign.`,
  olderCode: ({ older, now }: { older: string; now: string }) =>
    `${older} is older than ${now}, which the account runs now. Ask the proposer why the account should go back to it.`,
  unchangedReason: 'No call changes owners, threshold, modules, guard, handler or spending limits.',
  unchanged: 'Control is unchanged',
  unreadable: 'A change of settings that cannot be read',
  extraBits: ({ place, method, address }: { place: string; method: string; address: string }) =>
    `${place} calls the settings method ${method} of ${address}, but its parameters have extra bits: the contract may read other values. Do not sign. Ask the proposer to build it again.`,
  unknownMethod: 'An unknown method of the account itself',
  asAccount: ({ place, method, address }: { place: string; method: string; address: string }) =>
    `${place} calls ${method} of ${address} as the account itself. Its fallback handler answers the call, and may store something. Ask the proposer what it is for.`,
  noHandler: 'Without a handler the account cannot confirm messages.',
  handlerIsAccount: 'The handler is the account itself: any address could then change its settings. Do not sign.',
  spending: 'This changes who may spend without signatures',
  dirtyCode:
    'The new code, or the new handler, is an address with extra bytes. Do not sign. Ask the proposer to build it again.',
  unknownCode: (address: string) =>
    `From then on ${address} decides who may do what, regardless of owners and threshold. It is not published account code. Do not sign.`,
  runsThen: (name: string) => `From then on the account runs ${name}, checked by address and code hash.`,
  notRead: 'they were not read',
})
