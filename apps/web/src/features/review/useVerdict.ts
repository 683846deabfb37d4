import { blockingChecks } from '@countersign/safe/checks'
import type { Hex, SafeTransactionData } from '@countersign/safe/light'
import { useState } from 'react'
import { dangersOf, type Check } from '../../shared/review/Check.ts'
import { useOverrides } from '../../shared/review/overrideStore.ts'
import { useStop } from '../../shared/review/stopStore.ts'
import type { Subject } from '../../shared/review/Subject.ts'
import { comparisonReason } from './model/comparisonReason.ts'
import { useOutgoingValue } from './useOutgoingValue.ts'

/** What the checks mean for signing: what blocks, what was overridden, whether the device must be compared. */
export function useVerdict(subject: Subject | null, checks: readonly Check[], transaction: SafeTransactionData | null) {
  const overrides = useOverrides(subject)
  const stop = useStop(subject)
  const value = useOutgoingValue(transaction)
  const [comparedHash, setComparedHash] = useState<Hex | null>(null)
  return {
    overrides,
    dangers: dangersOf(checks),
    blocking: blockingChecks(checks, overrides),
    stop,
    comparison: {
      why: comparisonReason({ checks, value }),
      isDone: subject !== null && comparedHash === subject.hash,
      set: (done: boolean) => setComparedHash(done && subject ? subject.hash : null),
    },
  }
}
