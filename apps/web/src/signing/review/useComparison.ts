import type { Hex } from '@countersign/primitives'
import { useState } from 'react'
import type { Check } from '@countersign/safe/checks'
import type { Outflow } from './Outflow.ts'
import type { Subject } from './Subject.ts'
import { outflowReason } from './outflowReason.ts'
import { compareMessages } from './compareMessages.ts'

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

type Input = {
  readonly checks: readonly Check[]
  readonly outflows: readonly Outflow[]
}

/** Why the user must confirm that the device shows the same; null when that is optional. */
export function comparisonReason({ checks, outflows }: Input): string | null {
  if (checks.some(({ verdict }) => verdict === 'danger')) return compareMessages.danger
  if (checks.some(({ id, verdict }) => id === 'settings' && verdict !== 'verified')) return compareMessages.control
  return outflowReason(outflows)
}
