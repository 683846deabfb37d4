import type { Verdict } from '@countersign/primitives'

/** A verdict, or a verdict with its own label: `{ verdict: 'caution', label: 'First payment' }`. */
export type CallVerdict = Verdict | { verdict: Verdict; label?: string }

interface Call {
  id: string
  verdict?: CallVerdict
  children?: readonly Call[]
}

const weight: Record<Verdict, number> = { danger: 3, caution: 2, unchecked: 1, verified: 0 }

/** The number of a call from its position at each level: `[2, 0]` is "3.1". */
export function callNumber(path: readonly number[]): string {
  return path.map((index) => index + 1).join('.')
}

/** The id of the first call with the worst verdict, at any depth; undefined if all are verified. */
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

/** Whether a call is open at first: it is the worst one or contains it. */
export function opensByItself(call: Call, worst: string | undefined): boolean {
  if (worst === undefined) return false
  return call.id === worst || (call.children ?? []).some((child) => opensByItself(child, worst))
}

function weightOf({ verdict }: Call): number {
  if (verdict === undefined) return 0
  return weight[typeof verdict === 'string' ? verdict : verdict.verdict]
}
