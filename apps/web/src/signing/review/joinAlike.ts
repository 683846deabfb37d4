import type { Check } from '@countersign/safe/checks'

/** One row of findings: checks with the same title, whose reasons are shown below each other. */
export type FindingRow = readonly [Check, ...Check[]]

/**
 * One row for all cautions with the same title, such as two calls that both change the owners. Cautions with a remedy
 * come first, because they ask for a decision.
 */
export function joinAlike(cautions: readonly Check[]): FindingRow[] {
  const rows: [Check, ...Check[]][] = []
  for (const check of cautions) {
    const row = rows.find(([first]) => isAlike(first, check))
    if (row) row.push(check)
    else rows.push([check])
  }
  const hasRemedy = ([check]: FindingRow) => check.remedies !== undefined
  return [...rows.filter(hasRemedy), ...rows.filter((row) => !hasRemedy(row))]
}

const isAlike = (one: Check, other: Check): boolean =>
  one.id === other.id &&
  one.title === other.title &&
  one.standing === other.standing &&
  one.remedies === undefined &&
  other.remedies === undefined
