import { defineMessages } from '@countersign/primitives'

export const powerMessages = defineMessages('check-power', {
  module: 'module',
  guard: 'guard',
  moduleGuard: 'guard for modules',
  fallbackHandler: 'fallback handler',
  newFallbackHandler: 'fallback handler of the new account',
  moduleSubject: 'The module',
  guardSubject: 'The guard',
  moduleGuardSubject: 'The guard for modules',
  fallbackHandlerSubject: 'The fallback handler',
  newFallbackHandlerSubject: 'The fallback handler of the new account',
  none: 'none',
  notPublished: ({ the, address }: { the: string; address: string }) =>
    `${the} ${address} is not a published contract, so this page does not know what it does. Read its code, or ask its authors, before you go on.`,
  differs: ({
    the,
    address,
    name,
    published,
    found,
  }: {
    the: string
    address: string
    name: string
    published: string
    found: string
  }) => `${the} ${address} should be ${name} with code hash ${published}, but hashes to ${found}. Do not trust it.`,
  unread: ({ the, address, name, reason }: { the: string; address: string; name: string; reason: string }) =>
    `${the} ${address} is at the address where ${name} is published. Its code could not be read: ${reason}.`,
  byAddress: ({ the, name, address }: { the: string; name: string; address: string }) =>
    `${the} is ${name}, identified by its address ${address} alone.`,
  developmentCode: ({
    the,
    address,
    name,
    what,
    lets,
  }: {
    the: string
    address: string
    name: string
    what: string
    lets: string
  }) =>
    `${the} ${address} is ${name}, a development ${what} for local chains, checked by address and code hash. It ${lets}.`,
  published: ({ the, name }: { the: string; name: string }) => `${the} is ${name}, checked by address and code hash.`,
  othersUnread: ({ the, address, name, reason }: { the: string; address: string; name: string; reason: string }) =>
    `${the} ${address} runs ${name}, but the addresses that can change its rules could not be read: ${reason}.`,
  othersChange: ({ the, address, name, others }: { the: string; address: string; name: string; others: string }) =>
    `${the} ${address} runs ${name}, but ${others} can change its rules without this account. Do not trust it unless you know why.`,
})
