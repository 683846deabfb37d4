import { blockingChecks, dangersOf, type Check } from '@countersign/safe/checks'
import type { Outflow } from './Outflow.ts'
import { useOverrides } from './overrideStore.ts'
import { useStop } from './stopStore.ts'
import type { Subject } from './Subject.ts'
import { useComparison } from './useComparison.ts'

/**
 * What the checks mean for signing: what blocks, what was overridden, whether signing is stopped, whether the device must be compared.
 * @param outflows what leaves the account, or what a spender may take
 */
export function useVerdict(subject: Subject | null, checks: readonly Check[], outflows: readonly Outflow[]) {
  const overrides = useOverrides(subject)
  return {
    overrides,
    dangers: dangersOf(checks),
    blocking: blockingChecks(checks, overrides),
    stop: useStop(subject),
    comparison: useComparison(subject, checks, outflows),
  }
}
