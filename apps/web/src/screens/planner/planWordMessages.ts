import { defineMessages, numberText, plural } from '@countersign/primitives'

/** Differences of a set-up in a few words each. */
export const planWordMessages = defineMessages('plan-words', {
  changes: (count: number) => plural(count, { one: '# change', other: '# changes' }),
  replaced: (count: number) => plural(count, { one: '# owner replaced', other: '# owners replaced' }),
  ownersAdded: (count: number) => plural(count, { one: '# owner added', other: '# owners added' }),
  ownersRemoved: (count: number) => plural(count, { one: '# owner removed', other: '# owners removed' }),
  threshold: ({ before, after }: { before: number; after: number }) =>
    `signatures needed ${numberText(before)} → ${numberText(after)}`,
  modulesAdded: (count: number) => plural(count, { one: '# module switched on', other: '# modules switched on' }),
  modulesRemoved: (count: number) => plural(count, { one: '# module switched off', other: '# modules switched off' }),
  handler: 'another fallback handler',
  guard: 'another guard',
  masterCopy: 'another contract version',
  upgraded: ({ version }: { version: string }) => `contract upgraded to ${version}`,
  none: 'None, it is as planned',

  ownerAdded: ({ owner }: { owner: string }) => `${owner} became an owner`,
  ownerRemoved: ({ owner }: { owner: string }) => `${owner} is no longer an owner`,
  moduleAdded: ({ module }: { module: string }) => `module ${module} is on`,
  moduleRemoved: ({ module }: { module: string }) => `module ${module} is off`,

  noModule: ({ module }: { module: string }) => `Left out: no contract has the address of the module ${module} there.`,
  noHandlerThere: ({ handler }: { handler: string }) =>
    `Left out: no contract has the address of the fallback handler ${handler} there.`,
  modulesUnread: 'Left out: the account has more modules than the page read.',
  newer: 'Left out: its contract is newer than the target’s.',
  versionUnread: 'Left out: whether its contract can be upgraded is not known yet.',
  notDeployed: 'Left out: its contract can be upgraded once it is deployed.',
  versionRefused: ({ reason }: { reason: string }) => `Left out: its contract cannot be upgraded. ${reason}`,

  scopeSet: ({ part }: { part: string }) => `${part}: set by one plan, left as it is by the other`,
  version: ({ before, after }: { before: string; after: string }) => `contract version ${before} → ${after}`,
  keepVersion: 'as it is',
  modules: 'modules',
  fallbackHandler: 'fallback handler',
})
