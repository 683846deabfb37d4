import type { Flow } from '@countersign/describe/transaction'
import { type Address, isSameAddress, uniqueAddresses } from '@countersign/primitives'

/** With more recipients, the table shows each address below its name. */
const MOST = 2

export type Recipient = { readonly address: Address; readonly role: 'recipient' | 'control' | 'added' | 'removed' }

type Ownership = { readonly owners: readonly Address[] }

/** The addresses below the sentence, complete: who is paid, who may take something, or which owners come and go. */
export function recipientsOf(
  safe: Address,
  flows: readonly Flow[],
  owners: { readonly before: Ownership; readonly after: Ownership } | null,
): readonly Recipient[] {
  const control = flows.filter(({ kind }) => kind === 'all').map(({ to }) => to)
  const all = uniqueAddresses([...control, ...flows.map(({ to }) => to)]).filter((to) => !isSameAddress(to, safe))
  const isControl = (address: Address) => control.some((one) => isSameAddress(one, address))
  const paid = all.map((address): Recipient => ({ address, role: isControl(address) ? 'control' : 'recipient' }))
  if (owners === null) return paid.length > MOST ? paid.filter(({ role }) => role === 'control').slice(0, MOST) : paid
  const { before, after } = owners
  const missing = (from: Ownership, to: Ownership) =>
    from.owners.filter((owner) => !to.owners.some((one) => isSameAddress(one, owner)))
  const changed: readonly Recipient[] = [
    ...missing(after, before).map((address) => ({ address, role: 'added' }) as const),
    ...missing(before, after).map((address) => ({ address, role: 'removed' }) as const),
  ]
  const shown = [...paid, ...changed]
  return shown.length > MOST ? [] : shown
}
