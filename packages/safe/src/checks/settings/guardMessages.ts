import { defineMessages, numberText } from '@countersign/primitives'

export const guardMessages = defineMessages('check-guards', {
  guard: 'guard',
  moduleGuard: 'guard for modules',
  otherAccount: ({ title, guard, account }: { title: string; guard: string; account: string }) =>
    `The ${title} ${guard} of the account ${account} was not tried: open that account to set it.`,
  tooOld: ({ version, title, since }: { version: string; title: string; since: string }) =>
    `Its contract is ${version}, and a ${title} exists since ${since}: the call changes nothing.`,
  notTried: ({ title, guard }: { title: string; guard: string }) => `The ${title} ${guard} was not tried.`,
  refusedRemoval: ({
    block,
    title,
    guard,
    reason,
  }: {
    block: number | bigint
    title: string
    guard: string
    reason: string
  }) =>
    `In a trial on block ${numberText(block)}, the ${title} ${guard} was set and then refused its own removal by enough owners: ${reason} The account could be locked permanently. Do not sign.`,
  passed: ({ title, guard, block }: { title: string; guard: string; block: number | bigint }) =>
    `The ${title} ${guard} was set in a trial on block ${numberText(block)}, and then let enough owners remove it. A guard that reads the time, or that others control, may refuse later.`,
  whether: (title: string) => `Whether the ${title} can be removed again`,
  noSuchGuard: (title: string) => `This account has no ${title}`,
  refusesThis: (title: string) => `The account refuses this ${title}`,
  noInterface: ({ guard, title, version }: { guard: string; title: string; version: string }) =>
    `${guard} does not report by ERC-165 that it is a ${title}, and a contract of ${version} accepts no other: the transaction fails.`,
  noSimulation: (reason: string) => `The simulation could not run: ${reason}`,
  itselfFails: (reason: string) => `The transaction itself fails, so there is nothing to remove: ${reason}`,
  couldNotRemove: (title: string) => `The ${title} could not be removed again`,
  canRemove: (title: string) => `The ${title} can be removed again`,
})
