import { allLies, type Lie, type Scene } from '@countersign/testkit/hostile'
import { isReadWithoutPage } from './isReadWithoutPage.ts'
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
 * The lies that run in a browser. A lie that the checks decide about has run in `liesRead` by the queries of the page, so the browser has one
 * of each verdict of a page: that a verdict arrives on the page, and blocks its button. Of the other lies it has one for each verdict of each
 * check, and on each page one of each kind without a check: a check is the same code on every page, whichever journey opens it. With
 * JOURNEYS=all, or if LIES names them, all of them.
 *
 * @param reported kinds of lies that an earlier page of the journey ran; the kinds of this page are added
 */
export function sampleOf(lies: readonly Lie[], reported = new Set<string>()): Lie[] {
  if (process.env['JOURNEYS'] === 'all' || process.env['LIES']) return [...lies]
  return lies.filter((lie) => {
    const kind = kindOf(lie)
    if (reported.has(kind) || (isReadWithoutPage(lie) && isSilent(lie) && SLOW.has(lie.scene))) return false
    if (!isReadWithoutPage(lie) && isInChecks(lie) && !reportedOn.get(lie.scene)?.has(kindInChecks(lie))) return false
    reported.add(kind)
    return true
  })
}

/** Pages with the same button. The others have their own. */
const BUTTONS: Partial<Record<Scene, string>> = {
  payment: 'Sign',
  token: 'Sign',
  owners: 'Sign',
  message: 'Sign message',
  permit: 'Sign message',
  limits: 'a form in a dialog',
  spend: 'a form in a dialog',
}

/** Dialogs that are opened and filled in for every lie: a group of lies without influence is enough there. */
const SLOW: ReadonlySet<Scene> = new Set(['bulk', 'limits', 'spend'])

const isSilent = ({ verdict }: Lie): boolean => verdict === 'no influence'

/** The kind of a lie. The browser runs one lie of each kind. */
function kindOf(lie: Lie): string {
  const { scene, subject, how, verdict, check, isLate } = lie
  const button = BUTTONS[scene] ?? scene
  if (isReadWithoutPage(lie)) return [button, 'read', verdict, how.kind === 'drop'].join()
  if (how.kind === 'event' || how.kind === 'reorder') return [button, how.kind, verdict].join()
  if (check !== null) return kindInChecks(lie)
  return [button, subject, SLOW.has(scene) ? '' : how.kind, verdict, isLate].join()
}

const kindInChecks = ({ check, verdict, isLate }: Lie): string => [check, verdict, isLate].join()

/** Whether a row in the list of checks, or the comparison with a device, must report it. */
const isInChecks = ({ scene, check, verdict }: Lie): boolean =>
  REVIEWS.includes(scene) &&
  check !== null &&
  (check === 'comparison' || !ELSEWHERE.has(check)) &&
  verdict !== 'no influence'

/**
 * Kinds by the page that covers them: kinds without an earlier page, and one per page, so that the page's list of
 * checks is tested.
 */
const reportedOn = new Map<Scene, Set<string>>()
for (const scene of REVIEWS) {
  const kinds = allLies
    .filter((lie) => lie.scene === scene && lie.open === undefined && isInChecks(lie))
    .map(kindInChecks)
  const before = new Set([...reportedOn.values()].flatMap((others) => [...others]))
  const fresh = kinds.filter((kind) => !before.has(kind))
  reportedOn.set(scene, new Set(fresh.length > 0 ? fresh : kinds.slice(0, 1)))
}
