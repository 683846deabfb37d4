import { defineMessages } from '@countersign/primitives'

export const listMessages = defineMessages('check-lists', {
  moduleBefore: ({ named, member, real }: { named: string; member: string; real: string }) =>
    `it names ${named} as the address before ${member}, but in the list of modules that is ${real}`,
  ownerBefore: ({ named, member, real }: { named: string; member: string; real: string }) =>
    `it names ${named} as the address before ${member}, but in the list of owners that is ${real}`,
  noModule: ({ module, account }: { module: string; account: string }) =>
    `${module} is not among the modules of ${account}`,
  moduleStays: 'The module would not be removed',
  removalFails: ({ place, why }: { place: string; why: string }) =>
    `${place} fails: ${why}. The list has changed since this was built. Build the removal again.`,
  removalMayFail: ({ place, why }: { place: string; why: string }) =>
    `${place} fails unless the list of modules changes before it runs: ${why}.`,
  noOwner: ({ owner, account }: { owner: string; account: string }) => `${owner} is not an owner of ${account}`,
  ownersStay: 'The owners would not change',
  changeFails: ({ place, why }: { place: string; why: string }) =>
    `${place} fails: ${why}. The owners have changed since this was built. Reject it and make the change again on the Set-up page.`,
  changeMayFail: ({ place, why }: { place: string; why: string }) =>
    `${place} fails unless the list of owners changes before it runs: ${why}.`,
  dirty: 'an address with extra bytes',
  start: 'the start of the list',
})
