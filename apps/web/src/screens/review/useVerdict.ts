import { blockingChecks } from '@countersign/safe/checks'
import type { SafeTransactionData } from '@countersign/safe/light'
import { dangersOf, type Check } from '../../data/checks/Check.ts'
import { useOverrides } from '../../signing/review/overrideStore.ts'
import { useStop } from '../../signing/review/stopStore.ts'
import type { Subject } from '../../signing/review/Subject.ts'
import { useComparison } from '../../signing/review/useComparison.ts'
import { useOutgoingAssets } from './useOutgoingAssets.ts'

/** What the checks mean for signing: what blocks, what was overridden, whether the device must be compared. */
export function useVerdict(subject: Subject | null, checks: readonly Check[], transaction: SafeTransactionData | null) {
  const overrides = useOverrides(subject)
  const stop = useStop(subject)
  const outflows = useOutgoingAssets(transaction)
  return {
    overrides,
    dangers: dangersOf(checks),
    blocking: blockingChecks(checks, overrides),
    stop,
    comparison: useComparison(subject, checks, outflows),
  }
}
