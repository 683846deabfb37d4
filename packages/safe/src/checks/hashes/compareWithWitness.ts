import type { Check } from '../Check.ts'

type Pair = readonly [name: string, first: string, second: string]

/**
 * Compares the hashes of both implementations. If one gives none, as for an unknown version, the check is unchecked.
 */
export function compareWithWitness(hash: () => readonly Pair[]): Check {
  const id = 'witness-hash'
  const title = 'Hash computed twice'
  let pairs: readonly Pair[]
  try {
    pairs = hash()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { id, verdict: 'unchecked', title, reason: `The second implementation gave no hash: ${why}` }
  }
  const wrong = pairs.find(([, first, second]) => first.toLowerCase() !== second)
  if (wrong === undefined)
    return {
      id,
      verdict: 'verified',
      title,
      reason: 'A second implementation that shares no code with the first computes the same hashes.',
    }
  const [name, first, second] = wrong
  return {
    id,
    field: name,
    verdict: 'danger',
    title: 'Two implementations disagree',
    reason: `The ${name} is ${first} by the first and ${second} by the second. This page may be tampered with: do not sign here, use another machine.`,
  }
}
