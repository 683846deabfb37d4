import { useNow } from '@countersign/ui'
import { alarmsOf } from '../../data/recovery/alarmsOf.ts'
import { useExpectedAttempts } from '../../data/recovery/expectedAttempts.ts'
import type { RecoveryAlarm } from '../../data/recovery/RecoveryAlarm.ts'
import { useRecoveries } from '../../data/recovery/useRecoveries.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'

/** The alarms of the open account, with the time of this machine in epoch seconds. */
export function useAccountAlarms(account: Pick<OpenAccount, 'chain' | 'safe'>): {
  readonly alarms: readonly RecoveryAlarm[]
  readonly now: bigint
} {
  const { recoveries } = useRecoveries(account)
  const expected = useExpectedAttempts()
  const now = BigInt(Math.floor(useNow(true) / 1000))
  return { alarms: recoveries ? alarmsOf(account.chain, recoveries, expected, now) : [], now }
}
