import type { Lie } from '@countersign/testkit/hostile'

/**
 * One lie of each kind about each answer: the same check has to give the same verdict on all of a kind. With JOURNEYS=all, or where
 * LIES names them, all of them.
 */
export function sampleOf(lies: readonly Lie[]): Lie[] {
  if (process.env['JOURNEYS'] === 'all' || process.env['LIES']) return [...lies]
  const kinds = new Map<string, Lie>()
  for (const lie of lies) {
    const kind = [lie.subject, lie.how.kind, lie.verdict, lie.check, lie.isLate].join()
    if (!kinds.has(kind)) kinds.set(kind, lie)
  }
  return [...kinds.values()]
}
