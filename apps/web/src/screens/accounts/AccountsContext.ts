import { createContext } from 'react'
import type { RecoveryAlarm } from '../../data/recovery/RecoveryAlarm.ts'
import type { AccountsRead } from './AccountsReader.tsx'
import type { NeededWork } from './NeededWork.ts'

/** Before the first read. */
export const NOT_READ: AccountsRead = {
  known: { accounts: [], isLoading: true, error: null, unreadChains: [], retry: () => {} },
  work: {
    items: [],
    waiting: [],
    isLoading: true,
    failed: [],
    partial: [],
    isCut: false,
    below: [],
    staleSince: null,
    retry: () => {},
  },
}
const NO_NEEDS: NeededWork = { ...NOT_READ.work, alarms: [], unreadRecoveries: 0 }

/** The recovery attempts found by `RecoveryWatch`. */
export type RecoveryNews = { readonly alarms: readonly RecoveryAlarm[]; readonly unread: number }

export const RecoveryNewsContext = createContext<(news: RecoveryNews) => void>(() => {})
export const KnownAccountsContext = createContext(NOT_READ.known)
export const NeedsYouContext = createContext(NO_NEEDS)
