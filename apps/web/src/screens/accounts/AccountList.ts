import type { KnownAccount } from './KnownAccount.ts'

export type AccountList = {
  readonly accounts: readonly KnownAccount[]
  /** The wallet's accounts are still loading. */
  readonly isLoading: boolean
  /** Why the wallet's accounts could not be listed. */
  readonly error: Error | null
  /** Names of chains that the service could not read. */
  readonly unreadChains: readonly string[]
  retry(): void
}
