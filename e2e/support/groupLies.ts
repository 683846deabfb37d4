import type { ChangedAnswer, Lie } from '@countersign/testkit/hostile'
import { AT_LOAD } from './lieOrder.ts'

type Silent = Lie & { readonly how: ChangedAnswer }

/**
 * Lies without influence on one page run together, those about different answers and those about different fields of one answer: if all
 * of them together change nothing, none does. A lie that must be reported runs alone. With JOURNEYS=all every lie runs alone.
 */
export function groupLies(lies: readonly Lie[]): Lie[] {
  if (process.env['JOURNEYS'] === 'all') return [...lies]
  const groups: Silent[][] = []
  const alone: Lie[] = []
  for (const lie of lies) {
    if (!isSilent(lie)) {
      alone.push(lie)
      continue
    }
    const group = groups.find((members) => members.every((member) => isApart(member, lie)))
    if (group) group.push(lie)
    else groups.push([lie])
  }
  return [...groups.map(merge), ...alone]
}

/**
 * A lie that replaces another value runs alone, or the page would report both: another node of a network, another
 * source for a token.
 */
const hasSubstitutes = ({ subject, scene }: Lie): boolean => subject === 'chains' || scene === 'token'

const isSilent = (lie: Lie): lie is Silent =>
  lie.verdict === 'no influence' && lie.how.kind === 'answer' && !lie.isLate && !hasSubstitutes(lie)

/**
 * Whether each is still present when both are active: they are about different answers of the same page, or about fields of one answer
 * that do not contain each other. What is requested only when the page loads is not grouped with what the page requests again. If both
 * name words that the page shows, the words are the same.
 */
const isApart = (one: Lie, other: Lie): boolean =>
  one.scene === other.scene &&
  AT_LOAD.has(one.subject) === AT_LOAD.has(other.subject) &&
  !(one.subject !== other.subject && NAMES_UNITS.has(one.subject) && NAMES_UNITS.has(other.subject)) &&
  (one.words.length === 0 || other.words.length === 0 || one.words.join() === other.words.join()) &&
  (one.subject !== other.subject ||
    fieldsOf(one).every((field) =>
      fieldsOf(other).every((another) => !isWithin(field, another) && !isWithin(another, field)),
    ))

/** Two answers with the unit of a token: the page reports it when both name another one than the chain. */
const NAMES_UNITS: ReadonlySet<Lie['subject']> = new Set(['balances', 'transaction'])

const fieldsOf = ({ field }: Lie): string[] => field.split(/, | and /)
const isWithin = (field: string, outer: string): boolean =>
  field === outer || field.startsWith(`${outer}.`) || field.startsWith(`${outer}[`)

function merge(members: readonly Silent[]): Lie {
  const [first, ...others] = members
  if (first === undefined) throw new Error('A group of lies has no member')
  if (others.length === 0) return first
  return {
    ...first,
    id: members.map(({ id }) => id).join('; '),
    words: members.flatMap(({ words }) => words),
    how: { kind: 'several', subject: first.subject, parts: members.map(({ how }) => how) },
  }
}
