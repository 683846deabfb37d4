import type { Lie } from '@countersign/testkit/hostile'

/**
 * One lie for each verdict of each check, and on each page one of each kind that no check has to speak of: a check is the same code on
 * every page. With JOURNEYS=all, or where LIES names them, all of them.
 * @param told kinds that the journey told on an earlier page; the kinds told now are added
 */
export function sampleOf(lies: readonly Lie[], told = new Set<string>()): Lie[] {
  if (process.env['JOURNEYS'] === 'all' || process.env['LIES']) return [...lies]
  return lies.filter((lie) => {
    const kind = kindOf(lie)
    if (told.has(kind)) return false
    told.add(kind)
    return true
  })
}

const kindOf = ({ scene, subject, how, verdict, check, isLate }: Lie): string =>
  [check ?? `${scene} ${subject} ${how.kind}`, verdict, isLate].join()
