import type { Verdict } from '../verdicts/verdict.ts'

/** A verdict, or one with its own words: `{ verdict: 'caution', label: 'First payment' }`. */
export type CallVerdict = Verdict | { verdict: Verdict; label?: string }

interface Call {
  id: string
  verdict?: CallVerdict
  children?: readonly Call[]
}

const weight: Record<Verdict, number> = { danger: 3, caution: 2, unchecked: 1, verified: 0 }

/** Number of a call by its place at each level: `[2, 0]` is "3.1". */
export function callNumber(path: readonly number[]): string {
  return path.map((index) => index + 1).join('.')
}

/** The id of the first call with the heaviest verdict, looked for at every depth; undefined when none is above verified. */
export function worstCall(calls: readonly Call[]): string | undefined {
  let worst: { id: string; weight: number } | undefined
  const visit = (call: Call) => {
    const own = weightOf(call)
    if (own > 0 && own > (worst?.weight ?? 0)) worst = { id: call.id, weight: own }
    call.children?.forEach(visit)
  }
  calls.forEach(visit)
  return worst?.id
}

/** A call opens by itself when it is the worst one or holds it. */
export function opensByItself(call: Call, worst: string | undefined): boolean {
  if (worst === undefined) return false
  return call.id === worst || (call.children ?? []).some((child) => opensByItself(child, worst))
}

function weightOf({ verdict }: Call): number {
  if (verdict === undefined) return 0
  return weight[typeof verdict === 'string' ? verdict : verdict.verdict]
}
