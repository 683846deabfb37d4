import { changeAt } from './changeAt.ts'
import { isObject, type Json } from './Json.ts'
import type { Distortion, World } from './Lie.ts'
import { IN_BOOT, type Subject } from './Subject.ts'

type Reported = { readonly body: Json; readonly changed: boolean }

/**
 * The answer with the lie in it. The page's first answer contains several subjects; it is changed at the subject's
 * place.
 * @param body honest answer about `subject`
 */
export function distort(how: Distortion, subject: Subject, body: Json, world: World): Reported {
  if (how.kind !== 'answer' && how.kind !== 'replay') return { body, changed: false }
  const lie = (honest: Json): Json =>
    how.kind === 'answer' ? how.change(honest, world) : (world.prepared[how.name] ?? missing(how.name))
  if (subject === how.subject) return { body: lie(body), changed: true }
  if (subject === 'inbox' && how.subject === 'queue') return distortInbox(body, lie)
  const place = subject === 'boot' ? IN_BOOT[how.subject] : undefined
  if (place === undefined || !isObject(body) || body[place] === undefined || body[place] === null)
    return { body, changed: false }
  // The list of chains is a page of results on its own route, and a plain list in the first answer.
  if (how.subject === 'chains')
    return { body: changeAt(body, place, (chains) => resultsOf(lie({ results: chains }))), changed: true }
  return { body: changeAt(body, place, lie), changed: true }
}

/** The inbox contains the queue of each account. */
function distortInbox(body: Json, lie: (honest: Json) => Json): Reported {
  const results = resultsOf(body)
  if (!Array.isArray(results) || results.length === 0) return { body, changed: false }
  const lying = results.map((account) =>
    isObject(account) && Array.isArray(account['queue'])
      ? changeAt(account, 'queue', (queue) =>
          resultsOf(lie({ count: null, next: null, previous: null, results: queue })),
        )
      : account,
  )
  return { body: changeAt(body, 'results', () => lying), changed: true }
}

const resultsOf = (page: Json): Json => (isObject(page) ? (page['results'] ?? []) : [])

function missing(name: string): never {
  throw new Error(`Nothing was prepared as ${name}`)
}
