import type { Remedy } from '@countersign/safe/checks'

const PLACES = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** The name of the act: "Keep 2 signatures instead", "Add a fourth owner first". @param today the threshold that the account has now */
export function remedyWords(remedy: Remedy, today: number): string {
  if (remedy.kind === 'add-owner') {
    const place = PLACES[remedy.place - 2]
    return place === undefined
      ? 'Add another owner first'
      : `Add ${place === 'eighth' ? 'an' : 'a'} ${place} owner first`
  }
  return `${remedy.threshold === today ? 'Keep' : 'Ask for'} ${remedy.threshold} signatures instead`
}
