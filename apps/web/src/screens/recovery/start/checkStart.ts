import { isSameAddress } from '@countersign/primitives'
import { explainOwnerProblem, explainThresholdProblem, type OwnerTarget } from '@countersign/safe/light'
import type { Recovery } from '../../../data/recovery/Recovery.ts'
import type { AddressRow } from '../rows/AddressRow.ts'

export type CheckedStart = {
  /** One for each row. */
  readonly problems: readonly (string | null)[]
  /** Null until everything is right. */
  readonly target: OwnerTarget | null
  /** Why it cannot be announced, in one sentence; null when it can. */
  readonly blocked: string | null
}

/** Looks at the new owners as the account's contract will. */
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
      ? 'Available when every owner is an address of its own.'
      : (explainThresholdProblem(threshold, owners.length) ??
        (isSame ? 'Nothing is different from the owners of today.' : null))
  return { problems, target: blocked === null ? { owners, threshold } : null, blocked }
}
