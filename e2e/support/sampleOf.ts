import { allLies, type Lie, type Scene } from '@countersign/testkit/hostile'
import { ELSEWHERE } from './lieOrder.ts'

/** Pages with the same list of checks, in the order in which a check is covered. */
const REVIEWS: readonly Scene[] = [
  'payment',
  'token',
  'message',
  'execution',
  'send',
  'limits',
  'app',
  'permit',
  'owners',
]

/**
 * One lie for each verdict of each check, and on each page one of each kind without a check: a check is the same code
 * on every page, whichever journey opens it. With JOURNEYS=all, or if LIES names them, all of them.
 *
 * @param reported kinds of lies that an earlier page of the journey ran; the kinds of this page are added
 */
export function sampleOf(lies: readonly Lie[], reported = new Set<string>()): Lie[] {
  if (process.env['JOURNEYS'] === 'all' || process.env['LIES']) return [...lies]
  return lies.filter((lie) => {
    const kind = kindOf(lie)
    if (reported.has(kind) || (isInChecks(lie) && !reportedOn.get(lie.scene)?.has(kind))) return false
    reported.add(kind)
    return true
  })
}

const kindOf = ({ scene, subject, how, verdict, check, isLate }: Lie): string =>
  [check ?? `${scene} ${subject} ${how.kind}`, verdict, isLate].join()

/** Whether a row in the list of checks must report it. */
const isInChecks = ({ scene, check, verdict }: Lie): boolean =>
  REVIEWS.includes(scene) && check !== null && !ELSEWHERE.has(check) && verdict !== 'no influence'

/**
 * Kinds by the page that covers them: kinds without an earlier page, and one per page, so that the page's list of
 * checks is tested.
 */
const reportedOn = new Map<Scene, Set<string>>()
for (const scene of REVIEWS) {
  const kinds = allLies.filter((lie) => lie.scene === scene && lie.open === undefined && isInChecks(lie)).map(kindOf)
  const before = new Set([...reportedOn.values()].flatMap((others) => [...others]))
  const fresh = kinds.filter((kind) => !before.has(kind))
  reportedOn.set(scene, new Set(fresh.length > 0 ? fresh : kinds.slice(0, 1)))
}
