import type { Check } from '../Check.ts'
import { hashCheckMessages as messages } from './hashCheckMessages.ts'

type Pair = readonly [name: string, first: string, second: string]

/**
 * Compares the hashes of both implementations. If one gives none, as for an unknown version, the check is unchecked.
 */
export function compareWithWitness(hash: () => readonly Pair[]): Check {
  const id = 'witness-hash'
  const title = messages.twice
  let pairs: readonly Pair[]
  try {
    pairs = hash()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { id, verdict: 'unchecked', title, reason: messages.noSecond(why) }
  }
  const wrong = pairs.find(([, first, second]) => first.toLowerCase() !== second)
  if (wrong === undefined)
    return {
      id,
      verdict: 'verified',
      title,
      reason: messages.secondAgrees,
    }
  const [name, first, second] = wrong
  return {
    id,
    field: name,
    verdict: 'danger',
    title: messages.disagree,
    reason: messages.tampered({ name, first, second }),
  }
}
