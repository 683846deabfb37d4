import type { Check } from '@countersign/safe/checks'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { Override } from '../../../signing/review/overrideStore.ts'
import { useStandingCautions } from '../../../signing/review/useStandingCautions.ts'
import { verdictOf } from '../../../signing/review/verdictOf.ts'
import type { Simulation } from '../../../parts/simulation/useSimulation.ts'
import type { Review } from '../model/Review.ts'
import { runActOf } from './runActOf.ts'

type Input = {
  readonly review: Review | null
  readonly checks: readonly Check[]
  readonly overrides: readonly Override[]
  readonly simulation: Simulation
}

/** The checks as the page groups them: what must be read, what the reader can make run, what is fine. */
export function useGroupedVerdict({ review, checks, overrides, simulation: { view, isFirstRun } }: Input) {
  const { key } = useAccount()
  const { from } = useDataSource()
  const standing = useStandingCautions(key, review?.state.modules)
  const canRunTest = !view.isRunning && view.simulated === null
  const actOf = (check: Check) => runActOf(check, { canRunTest, hasService: from !== 'chain' })
  return {
    standing,
    /** What the reader can do so that a check runs that could not. */
    actOf,
    /** Null until the account was read. */
    grouped:
      review &&
      verdictOf({
        checks,
        overrides,
        isRunning: isFirstRun,
        isAccepted: standing.isAccepted,
        canRun: (check) => actOf(check) !== null,
      }),
  }
}
