import type { RecoveryAlarm } from '../../data/recovery/RecoveryAlarm.ts'

/** The alarm in one line. @param name of the account */
export function alarmTitle(
  { attempt, isExpected }: Pick<RecoveryAlarm, 'attempt' | 'isExpected'>,
  name: string,
): string {
  const { announced } = attempt
  const which = isExpected ? 'An expected recovery' : 'A recovery'
  if (!announced.known) return `${which} of ${name} is running, and its effect is unknown`
  const { meaning } = announced
  switch (meaning.kind) {
    case 'more':
      return `This attempt on ${name} does more than change owners`
    case 'refused':
      return `${which} of ${name} is running that would fail now`
    case 'owners':
      return meaning.stays.length === 0
        ? `${which} is running that would take ${name} from all its owners`
        : `${which} is running that would change who owns ${name}`
  }
}
