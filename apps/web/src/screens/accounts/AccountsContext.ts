import { createContext } from 'react'
import type { RecoveryAlarm } from '../../data/recovery/RecoveryAlarm.ts'
import type { AccountList } from './AccountList.ts'
import type { NeededWork } from './NeededWork.ts'

const NO_ACCOUNTS: AccountList = { accounts: [], isLoading: false, error: null, unreadChains: [], retry: () => {} }
const NO_NEEDS: NeededWork = {
  items: [],
  waiting: [],
  isLoading: false,
  failed: [],
  partial: [],
  isCut: false,
  below: [],
  staleSince: null,
  alarms: [],
  unreadRecoveries: 0,
  retry: () => {},
}

/** The recovery attempts found by `RecoveryWatch`. */
export type RecoveryNews = { readonly alarms: readonly RecoveryAlarm[]; readonly unread: number }

export const RecoveryNewsContext = createContext<(news: RecoveryNews) => void>(() => {})
export const KnownAccountsContext = createContext(NO_ACCOUNTS)
export const NeedsYouContext = createContext(NO_NEEDS)
