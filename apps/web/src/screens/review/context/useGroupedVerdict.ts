import type { Check, CheckId } from '@countersign/safe/checks'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { Override } from '../../../signing/review/overrideStore.ts'
import { useStandingCautions } from '../../../signing/review/useStandingCautions.ts'
import { verdictOf } from '../../../signing/review/verdictOf.ts'
import type { Simulation } from '../../../parts/simulation/useSimulation.ts'
import type { Review } from '../model/Review.ts'

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

/** What a reader can do so that a check runs that could not. */
type RunAct = 'add-node' | 'add-contact' | 'run-test' | 'retry'

type Situation = {
  /** The test run is not running and has no result. */
  readonly canRunTest: boolean
  /** The page has a service to compare with. */
  readonly hasService: boolean
}

/** Checks that compare with the service, which a page without one can never run. */
const OF_SERVICE: readonly CheckId[] = ['account-state', 'nonce', 'repeated-call']
/** Checks that read the chain, which can succeed on a second try. */
const OF_CHAIN: readonly CheckId[] = [
  'account-code',
  'account-powers',
  'contract-hash',
  'contract-domain',
  'holdings',
  'tokens',
  'lock-out',
  'contract-control',
]

/** Null if the reader can do nothing here: such a check is counted, and shown on demand. */
export function runActOf({ id, verdict }: Check, { canRunTest, hasService }: Situation): RunAct | null {
  if (verdict !== 'unchecked') return null
  if (id === 'node') return 'add-node'
  if (id === 'recipients') return 'add-contact'
  if (id === 'simulation') return canRunTest ? 'run-test' : null
  if (OF_CHAIN.includes(id) || (hasService && OF_SERVICE.includes(id))) return 'retry'
  return null
}
