import type { ChainState } from '@countersign/chain-client/reads'
import type { MultiSendCall } from '@countersign/safe/light'
import type { Drift, PlannedSetup } from '@countersign/safe/plan'
import type { PlanStep } from '@countersign/safe/exchange'
import type { StepProposals } from './StepProposals.ts'
import type { PlanAccount } from './PlanAccount.ts'

/** An account of the plan, as far as it was read. */
export type PlanRow = PlanAccount & {
  readonly standing:
    | { readonly kind: 'reading' | 'absent' }
    | { readonly kind: 'failed'; readonly reason: string }
    | {
        readonly kind: 'known'
        readonly state: ChainState
        readonly planned: PlannedSetup
        /** Changes since the plan saw the account; empty for a plan that is not kept. */
        readonly drift: readonly Drift[]
        /** The block of the state that the drift is compared with; null without one. */
        readonly seenAt: bigint | null
        /** Null until the queue was read. */
        readonly proposals: StepProposals | null
        /** Why the queue was not read. */
        readonly queueError: string | null
      }
}

export type KnownRow = PlanAccount & { readonly standing: Extract<PlanRow['standing'], { kind: 'known' }> }

/** A transaction that the plan needs on one network. */
export type NeededStep = { readonly step: PlanStep; readonly calls: readonly MultiSendCall[] }

/** The transactions of an account in the order of their numbers. */
export const stepsOf = (planned: PlannedSetup): NeededStep[] =>
  planned.kind !== 'planned'
    ? []
    : [
        ...(planned.upgrade === null ? [] : [{ step: 'upgrade' as const, calls: [planned.upgrade.call] }]),
        ...(planned.calls.length === 0 ? [] : [{ step: 'batch' as const, calls: planned.calls }]),
      ]

export const isKnown = (row: PlanRow): row is KnownRow => row.standing.kind === 'known'

/** Accounts whose transactions this page plans; the others are treated apart. */
export const isPlannable = ({ standing }: KnownRow): boolean => standing.planned.kind !== 'apart'

/** The account is not deployed there: its state is what its creation data will give it. */
export const isFuture = ({ standing }: KnownRow): boolean => standing.state.creation !== undefined

export const hasDrifted = ({ standing }: KnownRow): boolean => standing.drift.some(({ isWanted }) => !isWanted)
