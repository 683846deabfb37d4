import type { Lie, Subject } from '@countersign/testkit/hostile'

/** Subjects that the page requests once, when it loads. */
export const AT_LOAD: ReadonlySet<Subject> = new Set(['boot', 'config', 'chains'])

/** Checks that report outside the list of checks. */
export const ELSEWHERE: ReadonlySet<string> = new Set(['other-account', 'note', 'name', 'page', 'comparison'])

/** Whether a loaded page can get the lie: it requests the subject again, and the check is in the list of checks. */
export const isReportedInPlace = ({ subject, verdict, check, how, isLate }: Lie): boolean =>
  !AT_LOAD.has(subject) &&
  !isLate &&
  how.kind !== 'event' &&
  (verdict === 'no influence' || (check !== null && !ELSEWHERE.has(check) && how.kind !== 'drop'))

/**
 * First lies that a loaded page can get, so that it is rarely reloaded, and alternating between checks, so that their
 * text is not there already; then the others in their order.
 */
export function lieOrder(lies: readonly Lie[]): Lie[] {
  const silent = lies.filter((lie) => isReportedInPlace(lie) && lie.verdict === 'no influence')
  const said = lies.filter((lie) => isReportedInPlace(lie) && lie.verdict !== 'no influence')
  return [...silent, ...inTurns(said), ...lies.filter((lie) => !isReportedInPlace(lie))]
}

function inTurns(lies: readonly Lie[]): Lie[] {
  const byCheck = [...new Set(lies.map(({ check }) => check))].map((check) => lies.filter((lie) => lie.check === check))
  const longest = Math.max(0, ...byCheck.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => byCheck.flatMap((its) => its.slice(turn, turn + 1))).flat()
}
