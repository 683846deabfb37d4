import type { Lie, Scene } from '@countersign/testkit/hostile'
import { ELSEWHERE } from './lieOrder.ts'

/** Scenes whose reviews `readWithoutPage` reads. */
const SCENES: ReadonlySet<Scene> = new Set(['payment', 'token', 'message', 'permit', 'execution', 'owners', 'bulk'])

/**
 * Whether the checks of the page decide about the lie, so that the page's queries show the reaction without a browser. Some lies need a page:
 * their reaction is beside the checks, at the press of a button, in a page that is already open, or in its words.
 */
export const isReadWithoutPage = ({ scene, subject, check, how, isLate, open }: Lie): boolean =>
  SCENES.has(scene) &&
  subject !== 'boot' &&
  open === undefined &&
  isLate !== true &&
  (check === null || !ELSEWHERE.has(check)) &&
  // The owners page lists what waits; the dialog chooses from the queue; the words of a permit have units from the balances.
  !(scene === 'owners' && subject === 'queue') &&
  !(scene === 'bulk' && (subject === 'queue' || check === 'order')) &&
  !(scene === 'permit' && subject === 'balances') &&
  (how.kind === 'replay' ||
    how.kind === 'drop' ||
    how.kind === 'several' ||
    (how.kind === 'answer' && how.unheard !== true))
