import { useNow } from '@countersign/ui'
import { Suspense } from 'react'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'
import { useNeedsYou } from '../useNeedsYou.ts'

const RecoveryAlarmCard = lazyPart(() =>
  import('../../../parts/recovery/RecoveryAlarmCard.tsx').then((module) => ({ default: module.RecoveryAlarmCard })),
)

/** The recoveries that wait in the known accounts, read from the chain. */
export function RecoveryAlarms() {
  const { alarms } = useNeedsYou()
  const now = BigInt(Math.floor(useNow(true) / 1000))
  return (
    <Suspense>
      {alarms.map((alarm) => {
        const account = `${alarm.chain.shortName}:${alarm.safe}`
        return <RecoveryAlarmCard key={`${account} ${alarm.recovery.address}`} {...{ alarm, account, now }} />
      })}
    </Suspense>
  )
}
