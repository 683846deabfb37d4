import { defineMessages } from '@countersign/primitives'

/** What changed about the control of an account since this browser last saw it. */
export const visitMessages = defineMessages('visits', {
  changed: 'Changed since your last visit.',
  changedSince: (day: string) => `Changed since your last visit ${day}.`,
  askOwners: 'If the other owners did not announce this change to you, sign nothing here and ask them.',
  seeChange: 'See the change',
  seeHistory: 'See the history',
  seen: 'I have seen it',

  ownerAdded: (name: string) => `${name} became an owner`,
  ownerRemoved: (name: string) => `${name} is no longer an owner`,
  threshold: ({ before, after }: { before: number; after: number }) =>
    `Signatures needed went from ${before} to ${after}`,
  limitsAdded: (version: string) => `The spending-limit module ${version} may act without signatures`,
  limitsRemoved: (version: string) => `The spending-limit module ${version} may no longer act without signatures`,
  moduleAdded: (name: string) => `The module ${name} may act without signatures`,
  moduleRemoved: (name: string) => `The module ${name} may no longer act without signatures`,
  guard: 'The transaction guard',
  moduleGuard: 'The guard of modules',
  handler: 'The fallback handler',
  removed: (what: string) => `${what} was removed`,
  set: ({ what, name }: { what: string; name: string }) => `${what} was set to ${name}`,
  replaced: ({ what, name }: { what: string; name: string }) => `${what} was changed to ${name}`,
  runsNothing: 'The account runs no code now',
  runs: (code: string) => `The account runs ${code} now`,
  runsCodeAt: (name: string) => `The account runs the code at ${name} now`,

  /** Clauses in one sentence: names keep their capital. */
  joined: ([first = '', ...others]: readonly string[]) =>
    [first, ...others.map((one) => one.replace(/^(Signatures needed|The) /, (start) => start.toLowerCase()))].join(
      '; ',
    ),
  sentence: (changes: string) => `${changes}.`,
  sentenceBy: ({ changes, what }: { changes: string; what: string }) => `${changes}, by ${what}.`,
  sentenceByOn: ({ changes, what, day }: { changes: string; what: string; day: string }) =>
    `${changes}, by ${what} ${day}.`,
  ofModule: 'a transaction of a module',
  transaction: (nonce: string) => `transaction ${nonce}`,
  todayAt: (time: string) => `today at ${time}`,
  onDay: (day: string) => `on ${day}`,
})
