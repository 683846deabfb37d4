import type { SetupTarget } from '@countersign/safe/plan'

/** A target that is compared with the plan of the page, and the accounts that it is for; null for the same accounts. */
export type Compared = {
  readonly title: string
  readonly target: SetupTarget
  readonly accounts: readonly string[] | null
}
