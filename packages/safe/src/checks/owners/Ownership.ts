import type { AccountSettings } from '../AccountState.ts'

/**
 * Who owns an account, and how many of them must sign.
 *
 * @example
 * const ownership: Ownership = { owners: [alice, bob, carol], threshold: 2 }
 */
export type Ownership = Pick<AccountSettings, 'owners' | 'threshold'>
