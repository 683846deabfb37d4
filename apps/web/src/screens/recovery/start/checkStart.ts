import { isSameAddress } from '@countersign/primitives'
import { explainOwnerProblem, explainThresholdProblem, type OwnerTarget } from '@countersign/safe/light'
import type { Recovery } from '../../../data/recovery/Recovery.ts'
import type { AddressRow } from '../rows/AddressRow.ts'
import { recoveryStartMessages } from './recoveryStartMessages.ts'

export type CheckedStart = {
  /** One for each row. */
  readonly problems: readonly (string | null)[]
  /** Null until the form is valid. */
  readonly target: OwnerTarget | null
  /** Why it cannot be announced, in one sentence; null if it can. */
  readonly blocked: string | null
}

/** Validates the new owners like the account's contract will. */
export function checkStart(
  list: readonly AddressRow[],
  threshold: number,
  { account, now }: Pick<Recovery, 'account' | 'now'>,
): CheckedStart {
  const problems = list.map(({ address }, index) => {
    if (address === null) return null
    const others = list.slice(0, index).flatMap((row) => (row.address ? [row.address] : []))
    return explainOwnerProblem(address, { account, others })
  })
  const filled = list.filter(({ text }) => text.trim() !== '')
  const owners = filled.flatMap(({ address }) => (address ? [address] : []))
  const isSame =
    owners.length === now.owners.length &&
    threshold === now.threshold &&
    owners.every((owner) => now.owners.some((other) => isSameAddress(owner, other)))
  const blocked =
    owners.length < filled.length || problems.some((problem) => problem !== null)
      ? recoveryStartMessages.needsDifferent
      : (explainThresholdProblem(threshold, owners.length) ?? (isSame ? recoveryStartMessages.unchanged : null))
  return { problems, target: blocked === null ? { owners, threshold } : null, blocked }
}
