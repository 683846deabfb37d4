import { verdictMessages } from './verdictMessages.ts'
import type { GroupedVerdict } from './verdictOf.ts'

/** The result in a few words. While a check runs, a result is stated only if it is a danger. */
export function verdictTitle({ tone, blocking, dangers, cautions }: GroupedVerdict): string {
  if (blocking > 0) return verdictMessages.blocked
  if (tone === 'danger') return verdictMessages.overridden(dangers.length)
  if (tone === 'checking') return verdictMessages.checking
  return cautions.length > 0 ? verdictMessages.cautions(cautions.length) : verdictMessages.fine
}

/** How many checks found what. Checks that could not run are always counted. */
export function verdictDetail({ tone, dangers, cautions, runnable, unrun, accepted, passed }: GroupedVerdict): string {
  const notRun = runnable.length + unrun.length
  const hasDangers = dangers.length > 0
  return [
    ...(hasDangers ? [verdictMessages.dangersFound(dangers.length)] : []),
    ...(hasDangers && cautions.length > 0 ? [verdictMessages.cautionsFound(cautions.length)] : []),
    ...(passed.length > 0 ? [verdictMessages.passed(passed.length)] : []),
    ...(notRun > 0 ? [verdictMessages.couldNotRun(notRun)] : []),
    ...(accepted.length > 0 ? [verdictMessages.accepted(accepted.length)] : []),
    ...(tone === 'caution' ? [verdictMessages.nothingBlocks] : []),
  ].join(', ')
}

/** The head as a badge in the first line of the page. */
export function verdictBadge(verdict: GroupedVerdict): string {
  const { tone, blocking, cautions } = verdict
  if (blocking > 0 || tone !== 'caution') return verdictTitle(verdict)
  return verdictMessages.badgeCautions(cautions.length)
}
