import { type Address, type Hex, isSameAddress, SENTINEL_ADDRESS, wordReader } from '@countersign/primitives'
import { classifySettingsChange } from '../settings/classifySettingsChange.ts'
import type { SettingsChange } from '../settings/SettingsChange.ts'
import { explainOwnerProblem } from '../settings/owners/explainOwnerProblem.ts'
import { explainThresholdProblem } from '../settings/owners/explainThresholdProblem.ts'
import { recoveryMessages as messages } from './recoveryMessages.ts'

/**
 * Owners in the order of the contract's list, and the threshold.
 *
 * @example
 * const owners: OwnerList = { owners: [alice, bob], threshold: 2 }
 */
export type OwnerList = { readonly owners: readonly Address[]; readonly threshold: number }

/**
 * The owners after one call to the account; a sentence if the contract refuses it; null if it is not a change of
 * owners.
 */
export function ownersAfter(account: Address, now: OwnerList, data: Hex): OwnerList | string | null {
  const change = classifySettingsChange(data)
  if (change === null) return null
  const after = apply(account, now, change, data)
  if (after === null || typeof after === 'string') return after
  return explainThresholdProblem(after.threshold, after.owners.length) ?? after
}

function apply(account: Address, { owners, threshold }: OwnerList, change: SettingsChange, data: Hex) {
  switch (change.type) {
    case 'ADD_OWNER':
      return (
        explainOwnerProblem(change.owner, { account, others: owners }) ?? {
          owners: [change.owner, ...owners],
          threshold: change.threshold,
        }
      )
    case 'REMOVE_OWNER':
      return (
        explainPrevious(owners, change.owner, data) ?? {
          owners: owners.filter((owner) => !isSameAddress(owner, change.owner)),
          threshold: change.threshold,
        }
      )
    case 'SWAP_OWNER':
      return (
        explainPrevious(owners, change.oldOwner, data) ??
        explainOwnerProblem(change.newOwner, { account, others: owners }) ?? {
          owners: owners.map((owner) => (isSameAddress(owner, change.oldOwner) ? change.newOwner : owner)),
          threshold,
        }
      )
    case 'CHANGE_THRESHOLD':
      return { owners, threshold: change.threshold }
    default:
      return null
  }
}

/** removeOwner and swapOwner begin with the previous owner. */
function explainPrevious(owners: readonly Address[], owner: Address, data: Hex): string | null {
  const at = owners.findIndex((one) => isSameAddress(one, owner))
  if (at < 0) return messages.notOwner(owner)
  const previous = wordReader(data, 4).address(0)
  return previous !== null && isSameAddress(previous, owners[at - 1] ?? SENTINEL_ADDRESS)
    ? null
    : messages.otherPosition(owner)
}
