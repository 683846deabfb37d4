import type { RecoveryAlarm } from '../../data/recovery/RecoveryAlarm.ts'
import { recoveryAlarmMessages } from './recoveryAlarmMessages.ts'

/** The alarm in one line. @param name of the account */
export function alarmTitle(
  { attempt, isExpected }: Pick<RecoveryAlarm, 'attempt' | 'isExpected'>,
  name: string,
): string {
  const { announced } = attempt
  if (!announced.known)
    return isExpected ? recoveryAlarmMessages.expectedUnknown({ name }) : recoveryAlarmMessages.unknown({ name })
  const { meaning } = announced
  switch (meaning.kind) {
    case 'more':
      return recoveryAlarmMessages.doesMore({ name })
    case 'refused':
      return isExpected ? recoveryAlarmMessages.expectedWouldFail({ name }) : recoveryAlarmMessages.wouldFail({ name })
    case 'owners':
      if (meaning.stays.length === 0)
        return isExpected ? recoveryAlarmMessages.expectedTakeover({ name }) : recoveryAlarmMessages.takeover({ name })
      return isExpected ? recoveryAlarmMessages.expectedChange({ name }) : recoveryAlarmMessages.change({ name })
  }
}
