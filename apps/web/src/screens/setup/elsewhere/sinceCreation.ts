import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import type { CreationData } from '@countersign/safe'
import type { AccountSetup } from '../model/accountSetup.ts'

/** What was changed in an account since its creation. */
export type SinceCreation = {
  readonly added: readonly Address[]
  readonly removed: readonly Address[]
  /** Null if it is the same. */
  readonly threshold: { readonly then: number; readonly now: number } | null
  readonly hasModules: boolean
  readonly hasGuard: boolean
  readonly hasOtherHandler: boolean
  /** The removed owners alone are enough to act where the account begins as it was created. */
  readonly canRemovedAct: boolean
}

type Now = Pick<AccountSetup, 'owners' | 'threshold' | 'modules' | 'guard' | 'moduleGuard' | 'fallbackHandler'>

/** Compares the creation data of an account with its set-up today. */
export function sinceCreation(creation: CreationData, now: Now): SinceCreation {
  const isIn = (owners: readonly Address[]) => (owner: Address) => owners.some((one) => isSameAddress(one, owner))
  const removed = creation.owners.filter((owner) => !isIn(now.owners)(owner))
  return {
    added: now.owners.filter((owner) => !isIn(creation.owners)(owner)),
    removed,
    threshold: creation.threshold === now.threshold ? null : { then: creation.threshold, now: now.threshold },
    hasModules: now.modules.length > 0,
    hasGuard: now.guard !== null || now.moduleGuard !== null,
    hasOtherHandler: !isSameAddress(now.fallbackHandler ?? ZERO_ADDRESS, creation.fallbackHandler),
    canRemovedAct: removed.length >= creation.threshold,
  }
}

export const isUnchanged = ({ added, removed, threshold, hasModules, hasGuard, hasOtherHandler }: SinceCreation) =>
  added.length + removed.length === 0 && threshold === null && !hasModules && !hasGuard && !hasOtherHandler
