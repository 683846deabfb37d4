import { type Address, isSameAddress } from '@countersign/primitives'
import { explainOwnerProblem } from '@countersign/safe/light'
import type { NewOwner, OwnersForm, Resolved } from './OwnersForm.ts'
import { ownersFormMessages } from './ownersFormMessages.ts'

/** One row of the form. `problem` says why this cannot be an owner; null if it can, or while the field is empty. */
export type OwnerRow =
  | { readonly kind: 'stays'; readonly owner: Address }
  | { readonly kind: 'leaves'; readonly owner: Address }
  | {
      readonly kind: 'replaced' | 'new'
      /** The owner that it replaces; null for an addition. */
      readonly owner: Address | null
      readonly by: NewOwner
      readonly address: Address | null
      readonly problem: string | null
    }

type Comer = Extract<OwnerRow, { kind: 'replaced' | 'new' }>

/** Applies the edits to the current owners: remaining owners in the order of the chain, new ones, then removed ones. */
export function ownerRows(
  form: OwnersForm,
  today: readonly Address[],
  account: Address,
  resolved: Resolved,
): OwnerRow[] {
  const isIn = (list: readonly Address[], owner: Address) => list.some((one) => isSameAddress(one, owner))
  const standing = today.map((owner): OwnerRow => {
    const replacement = form.replaced.find((one) => isSameAddress(one.owner, owner))
    if (replacement) return comer('replaced', owner, replacement.by)
    return { kind: isIn(form.removed, owner) ? 'leaves' : 'stays', owner }
  })
  // If the owner to be replaced is no longer an owner, the new owner is simply added.
  const orphans = form.replaced.flatMap(({ owner, by }) => (isIn(today, owner) ? [] : [by]))
  const rows = [
    ...standing.filter(({ kind }) => kind !== 'leaves'),
    ...[...orphans, ...form.added].map((by) => comer('new', null, by)),
    ...standing.filter(({ kind }) => kind === 'leaves'),
  ]
  return rows.map((row, at) =>
    isComer(row) ? { ...row, problem: problemOf(row, rows.slice(0, at), today, account) } : row,
  )

  function comer(kind: Comer['kind'], owner: Address | null, by: NewOwner): Comer {
    return { kind, owner, by, address: resolved[by.id] ?? null, problem: null }
  }
}

export const isComer = (row: OwnerRow): row is Comer => row.kind === 'replaced' || row.kind === 'new'

function problemOf(
  { owner, address }: Comer,
  above: readonly OwnerRow[],
  today: readonly Address[],
  account: Address,
): string | null {
  if (address === null) return null
  if (owner !== null && isSameAddress(owner, address)) return ownersFormMessages.isReplaced
  const leaver = today.find((one) => isSameAddress(one, address))
  const others = above.flatMap((row) => (isComer(row) ? (row.address ?? []) : row.kind === 'stays' ? row.owner : []))
  const problem = explainOwnerProblem(address, { account, others })
  if (problem !== null) return problem
  return leaver === undefined ? null : ownersFormMessages.isRemovedHere
}
