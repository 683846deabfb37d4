import type { Lie } from '@countersign/testkit/hostile'

type Whole = Lie & { readonly how: Extract<Lie['how'], { readonly kind: 'answer' }> }

/**
 * Lies without influence about different fields of one answer run together: if all of them together change nothing,
 * none does. A lie that must be reported runs alone. With JOURNEYS=all every lie runs alone.
 */
export function groupLies(lies: readonly Lie[]): Lie[] {
  if (process.env['JOURNEYS'] === 'all') return [...lies]
  const groups: Whole[][] = []
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

const isSilent = (lie: Lie): lie is Whole =>
  lie.verdict === 'no influence' && lie.how.kind === 'answer' && !lie.how.unheard && !lie.isLate && !hasSubstitutes(lie)

/**
 * Lies about the same answer whose fields do not contain each other: each is still present when both are active. If both
 * name words that the page shows, the words are the same.
 */
const isApart = (one: Lie, other: Lie): boolean =>
  one.subject === other.subject &&
  (one.words.length === 0 || other.words.length === 0 || one.words.join() === other.words.join()) &&
  fieldsOf(one).every((field) =>
    fieldsOf(other).every((another) => !isWithin(field, another) && !isWithin(another, field)),
  )

const fieldsOf = ({ field }: Lie): string[] => field.split(/, | and /)
const isWithin = (field: string, outer: string): boolean =>
  field === outer || field.startsWith(`${outer}.`) || field.startsWith(`${outer}[`)

function merge(members: readonly Whole[]): Lie {
  const [first, ...others] = members
  if (first === undefined) throw new Error('A group of lies has no member')
  if (others.length === 0) return first
  return {
    ...first,
    id: members.map(({ id }) => id).join('; '),
    words: members.flatMap(({ words }) => words),
    how: {
      ...first.how,
      change: (honest, world) => members.reduce((answer, { how }) => how.change(answer, world), honest),
    },
  }
}
