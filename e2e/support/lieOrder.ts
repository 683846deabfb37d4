import type { Lie, Subject } from '@countersign/testkit/hostile'

/** What the page asks for once, when it is loaded. */
export const AT_LOAD: ReadonlySet<Subject> = new Set(['boot', 'config', 'chains'])

/** What speaks beside the list of checks. */
export const ELSEWHERE: ReadonlySet<string> = new Set(['other-account', 'note', 'name', 'page', 'comparison'])

/** Whether a page that stands can be told: it asks again, and what has to be said stands in the list of checks. */
export const isToldInPlace = ({ subject, verdict, check, how, isLate }: Lie): boolean =>
  !AT_LOAD.has(subject) &&
  !isLate &&
  how.kind !== 'event' &&
  (verdict === 'no influence' || (check !== null && !ELSEWHERE.has(check) && how.kind !== 'drop'))

/**
 * First what a standing page can be told, so that it is loaded seldom, and neighbours that differ in the check that speaks, so that
 * it does not stand there already; then the rest as it was.
 */
export function lieOrder(lies: readonly Lie[]): Lie[] {
  const silent = lies.filter((lie) => isToldInPlace(lie) && lie.verdict === 'no influence')
  const said = lies.filter((lie) => isToldInPlace(lie) && lie.verdict !== 'no influence')
  return [...silent, ...inTurns(said), ...lies.filter((lie) => !isToldInPlace(lie))]
}

function inTurns(lies: readonly Lie[]): Lie[] {
  const byCheck = [...new Set(lies.map(({ check }) => check))].map((check) => lies.filter((lie) => lie.check === check))
  const longest = Math.max(0, ...byCheck.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => byCheck.flatMap((its) => its.slice(turn, turn + 1))).flat()
}
