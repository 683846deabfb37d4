export type GuardName = 'guard' | 'moduleGuard'

type Words = {
  readonly term: string
  /** Text for an account without this guard. */
  readonly none: string
  readonly does: string
  /** The first contract version that supports it. */
  readonly since: string
  readonly set: string
  /** The first contract version that requires the answer by ERC-165. */
  readonly asksSince: string
  readonly title: string
  readonly subtitle: string
  /** Shown before an address is chosen. */
  readonly caution: string
  readonly cautionText: string
}

export const guardWords: Record<GuardName, Words> = {
  guard: {
    term: 'Transaction guard',
    none: 'None. No guard contract can block a transaction.',
    does: 'It can refuse any transaction of this account, even a fully signed one.',
    since: '1.3.0',
    set: 'Set a guard',
    asksSince: '1.4.1',
    title: 'Set a transaction guard',
    subtitle:
      'The account calls its guard before and after every transaction of the owners. The guard can refuse each of them.',
    caution: 'A guard can lock the account',
    cautionText:
      'The guard can refuse its own removal. This page simulates whether the owners can remove it, and so does the review.',
  },
  moduleGuard: {
    term: 'Module guard',
    none: 'None. Each module can do what its row says.',
    does: 'It can refuse any transaction of a module.',
    since: '1.5.0',
    set: 'Set a module guard',
    asksSince: '1.5.0',
    title: 'Set a module guard',
    subtitle:
      'The account calls its module guard before and after every transaction of a module. The guard can refuse each of them.',
    caution: 'A module guard can block every module',
    cautionText:
      'Spending limits and recovery use modules. The guard cannot refuse transactions of the owners, so they can remove it.',
  },
}
