import type { Remedy } from '@countersign/safe/checks'

const PLACES = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** The label of a remedy: "Keep 2 signatures instead", "Add a fourth owner first". @param today the account's current threshold */
export function remedyWords(remedy: Remedy, today: number): string {
  if (remedy.kind === 'add-owner') {
    const place = PLACES[remedy.place - 2]
    return place === undefined
      ? 'Add another owner first'
      : `Add ${place === 'eighth' ? 'an' : 'a'} ${place} owner first`
  }
  return `${remedy.threshold === today ? 'Keep' : 'Require'} ${remedy.threshold} signatures instead`
}
