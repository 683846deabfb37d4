import { use, useEffect } from 'react'
import { useRecoveryAlarms } from '../../data/recovery/useRecoveryAlarms.ts'
import type { RecoveryAlarm } from '../../data/recovery/RecoveryAlarm.ts'
import { RecoveryNewsContext } from './AccountsContext.ts'
import { useKnownAccounts } from './useKnownAccounts.ts'

const nameOf = ({ chain, safe, recovery, attempt, isExpected }: RecoveryAlarm) =>
  [chain.chainId, safe, recovery.address, attempt.hash, attempt.nonce, isExpected].join()

/** Adds the recovery attempts of the known accounts to the inbox. Loaded after the content; renders nothing. */
export function RecoveryWatch() {
  const { accounts } = useKnownAccounts()
  const { alarms, unread } = useRecoveryAlarms(accounts)
  const tell = use(RecoveryNewsContext)
  const names = `${unread} ${alarms.map(nameOf).join(' ')}`
  useEffect(() => {
    tell({ alarms, unread })
    // `names` represents `alarms`, which is a new array on every render.
    // eslint-disable-next-line react/exhaustive-deps
  }, [names, tell])
  return null
}
