export type GuardName = 'guard' | 'moduleGuard'

type Words = {
  readonly term: string
  /** Where there is none. */
  readonly none: string
  /** What any guard of this kind can do. */
  readonly does: string
  /** The first contract version that has it. */
  readonly since: string
  readonly set: string
  /** The first contract version that refuses one that does not say by ERC-165 what it is. */
  readonly asksSince: string
  readonly title: string
  readonly subtitle: string
  /** Before one is chosen. */
  readonly caution: string
  readonly cautionText: string
}

/** Both kinds of guards in words. */
export const guardWords: Record<GuardName, Words> = {
  guard: {
    term: 'Transaction guard',
    none: 'None. Every correctly signed transaction can run.',
    does: 'It can refuse any transaction of this account, even a fully signed one.',
    since: '1.3.0',
    set: 'Set a guard',
    asksSince: '1.4.1',
    title: 'Set a transaction guard',
    subtitle:
      'The account asks its guard before and after every transaction of the owners. The guard can refuse each of them.',
    caution: 'A guard can lock the account',
    cautionText:
      'The guard can refuse its own removal. This page tries whether the owners can remove it again, and so does the review.',
  },
  moduleGuard: {
    term: 'Module guard',
    none: 'None. Every module can do what its line says.',
    does: 'It can refuse any transaction of a module.',
    since: '1.5.0',
    set: 'Set a module guard',
    asksSince: '1.5.0',
    title: 'Set a module guard',
    subtitle:
      'The account asks its module guard before and after every transaction of a module. The guard can refuse each of them.',
    caution: 'A module guard can stop every module',
    cautionText:
      'Spending limits and recovery go through modules. The guard cannot refuse transactions of the owners, so they can remove it.',
  },
}
