import type { RecoveryAlarm } from '../../data/recovery/RecoveryAlarm.ts'

/** The alarm in one line. @param name of the account */
export function alarmTitle(
  { attempt, isExpected }: Pick<RecoveryAlarm, 'attempt' | 'isExpected'>,
  name: string,
): string {
  const { announced } = attempt
  const which = isExpected ? 'An expected recovery' : 'A recovery'
  if (!announced.known) return `${which} of ${name} is running, and what it would do is not known`
  const { meaning } = announced
  switch (meaning.kind) {
    case 'more':
      return `This attempt on ${name} does more than change owners`
    case 'refused':
      return `${which} of ${name} is running that would fail today`
    case 'owners':
      return meaning.stays.length === 0
        ? `${which} is running that would take ${name} from all its owners`
        : `${which} is running that would change who owns ${name}`
  }
}
