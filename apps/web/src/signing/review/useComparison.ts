import type { Hex } from '@countersign/primitives'
import { useState } from 'react'
import type { Check } from '@countersign/safe/checks'
import { comparisonReason } from './comparisonReason.ts'
import type { Outflow } from './Outflow.ts'
import type { Subject } from './Subject.ts'

/** "The device shows the same": whether the user must confirm that, and has confirmed it for this very hash. */
export type Comparison = {
  readonly why: string | null
  readonly isDone: boolean
  /** The comparison is required, and was not done yet. */
  readonly isMissing: boolean
  readonly set: (done: boolean) => void
}

/** @param outflows what leaves the account, or what a spender may take */
export function useComparison(
  subject: Subject | null,
  checks: readonly Check[],
  outflows: readonly Outflow[],
): Comparison {
  const [comparedHash, setComparedHash] = useState<Hex | null>(null)
  const why = comparisonReason({ checks, outflows })
  const isDone = subject !== null && comparedHash === subject.hash
  return {
    why,
    isDone,
    isMissing: why !== null && !isDone,
    set: (done) => setComparedHash(done && subject ? subject.hash : null),
  }
}
