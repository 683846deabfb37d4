import { defineMessages } from '@countersign/primitives'

export const powersMessages = defineMessages('check-powers', {
  readFromChain: 'Read from the chain.',
  nothingChanged: 'Read from the chain; nothing changed since your last visit.',
  changedByYou:
    'Read from the chain. The changes since your last visit were made by transactions that you signed or sent.',
  none: 'none',
  codeWent: ({ before, after }: { before: string; after: string }) => `It was ${before}; now there is ${after}.`,
  notYours: (changes: string) =>
    `${changes} No known transaction that you signed or sent made this change. Find the transaction that changed it in the history. If no other owner announced it, sign nothing here and ask them.`,
  removed: (what: string) => `A ${what} was removed since your last visit`,
  moreModules: (count: number) =>
    `The account has more than ${count} modules. The page read the first ${count}. Each of the others can act without signatures too.`,
  goneNone: (address: string) =>
    `It was ${address}; now there is none. Find the transaction that changed it in the history.`,
  goneOthers: ({ address, standing }: { address: string; standing: string }) =>
    `It was ${address}; now there is ${standing}. Find the transaction that changed it in the history.`,
  isNew: (what: string) => `A ${what} is new since your last visit`,
  codeOf: (what: string) => `Code of the ${what}`,
  development: (what: string) => `A development ${what} has power here`,
  unknown: (what: string) => `An unknown ${what} has power here`,
  moduleActs: (reason: string) => `${reason} A module acts without signatures.`,
  title: 'Owners, modules and guard',
  unread: (reason: string) => `They could not be read: ${reason}.`,
  nothing: 'No module and no guard',
  published: 'Modules, guard and handler are published code',
  ownerCame: (address: string) => `${address} became an owner.`,
  ownerLeft: (address: string) => `${address} is no longer an owner.`,
  thresholdWent: ({ before, after }: { before: number; after: number }) =>
    `The signatures needed went from ${before} to ${after}.`,
  ownersChanged: 'The owners changed since your last visit',
  thresholdChanged: 'The signatures needed changed since your last visit',
  codeChanged: 'The contract code changed since your last visit',
  tooMany: 'More modules than can be read',
})
