import { type Address, isSameAddress } from '@countersign/primitives'

/** The facts of an account that decide an execution. */
export type AccountFacts = {
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly nonce: bigint
  readonly version: string
}

/** In the same order, because the first owners sign in a simulation. */
export const isSameFacts = (first: AccountFacts, second: AccountFacts): boolean =>
  first.threshold === second.threshold &&
  first.nonce === second.nonce &&
  first.version === second.version &&
  first.owners.length === second.owners.length &&
  first.owners.every((owner, index) => isSameAddress(owner, second.owners[index] ?? '0x'))
