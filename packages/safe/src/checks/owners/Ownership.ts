import type { AccountSettings } from '../AccountState.ts'

/**
 * The owners of an account, and the number that must sign.
 *
 * @example
 * const ownership: Ownership = { owners: [alice, bob, carol], threshold: 2 }
 */
export type Ownership = Pick<AccountSettings, 'owners' | 'threshold'>
