import { changeAt } from './changeAt.ts'
import { isObject, type Json } from './Json.ts'
import type { Distortion, World } from './Lie.ts'
import { IN_BOOT, type Subject } from './Subject.ts'

type Reported = { readonly body: Json; readonly changed: readonly Subject[] }

/**
 * The answer with the lie in it, and the subjects of the lie that it changes. The page's first answer contains several subjects; it is
 * changed at the subject's place.
 * @param body honest answer about `subject`
 */
export function distort(how: Distortion, subject: Subject, body: Json, world: World): Reported {
  if (how.kind === 'event') return { body, changed: [] }
  const parts = how.kind === 'several' ? how.parts : [how]
  return parts.reduce<Reported>(
    (before, part) => {
      const after = distortBy(part, subject, before.body, world)
      return after === null ? before : { body: after, changed: [...before.changed, part.subject] }
    },
    { body, changed: [] },
  )
}

type Part = Exclude<Distortion, { readonly kind: 'several' | 'event' }>

/** The answer changed by one part; null if it does not contain the subject of the part. */
function distortBy(how: Part, subject: Subject, body: Json, world: World): Json | null {
  if (how.kind !== 'answer' && how.kind !== 'replay') return null
  const lie = (honest: Json): Json =>
    how.kind === 'answer' ? how.change(honest, world) : (world.prepared[how.name] ?? missing(how.name))
  if (subject === how.subject) return lie(body)
  if (subject === 'transactions' && how.subject === 'transaction') return Array.isArray(body) ? body.map(lie) : null
  if (subject === 'inbox' && how.subject === 'queue') return distortInbox(body, lie)
  const place = subject === 'boot' ? IN_BOOT[how.subject] : undefined
  if (place === undefined || !isObject(body) || body[place] === undefined || body[place] === null) return null
  // The list of chains is a page of results on its own route, and a plain list in the first answer.
  if (how.subject === 'chains') return changeAt(body, place, (chains) => resultsOf(lie({ results: chains })))
  return changeAt(body, place, lie)
}

/** The inbox contains the queue of each account. */
function distortInbox(body: Json, lie: (honest: Json) => Json): Json | null {
  const results = resultsOf(body)
  if (!Array.isArray(results) || results.length === 0) return null
  const lying = results.map((account) =>
    isObject(account) && Array.isArray(account['queue'])
      ? changeAt(account, 'queue', (queue) =>
          resultsOf(lie({ count: null, next: null, previous: null, results: queue })),
        )
      : account,
  )
  return changeAt(body, 'results', () => lying)
}

const resultsOf = (page: Json): Json => (isObject(page) ? (page['results'] ?? []) : [])

function missing(name: string): never {
  throw new Error(`Nothing was prepared as ${name}`)
}
