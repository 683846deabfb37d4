import type { Address, Hex } from '@countersign/primitives'
import type { SetupTarget } from '../plan/SetupTarget.ts'

/**
 * An account of a plan, on one network.
 *
 * @example
 * const account: PlannedAccount | undefined = plan.accounts[0]
 */
export type PlannedAccount = {
  readonly chainId: bigint
  /** The writer's names for the network. */
  readonly chain: { readonly name: string; readonly shortName: string }
  readonly safe: Address
  /** Its set-up when the plan was made or last reached; null if it was not read. */
  readonly seen: SeenSetup | null
  /** Transactions that were proposed from the plan. A reader compares them with the planned ones. */
  readonly proposed: readonly { readonly step: PlanStep; readonly safeTxHash: Hex }[]
}

/**
 * The transactions of an account in a plan: the upgrade of its contract, and the batch for all other settings.
 *
 * @example
 * const step: PlanStep = 'batch'
 */
export type PlanStep = 'upgrade' | 'batch'

/**
 * The settings of an account at one block.
 *
 * @example
 * const seen: SeenSetup = { ...state, block: 21_000_000n }
 */
export type SeenSetup = {
  readonly block: bigint
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly modules: readonly Address[]
  readonly fallbackHandler: Address | null
  readonly masterCopy: Address
}

/**
 * One set-up for accounts on several networks. The reader plans the transactions again from the chain: the file contains
 * the goal, and no calls to sign.
 *
 * @example
 * if (item.kind === 'plan') show(item.target.owners)
 */
export type SharedPlan = {
  readonly kind: 'plan'
  /** The address that the plan was made for; accounts with other addresses can be part of it. */
  readonly address: Address
  readonly target: SetupTarget
  readonly accounts: readonly PlannedAccount[]
  /** Epoch milliseconds of the last change of the target or of the accounts. */
  readonly changedAt: number
}
