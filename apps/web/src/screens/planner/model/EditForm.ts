import { type Address, isSameAddress } from '@countersign/primitives'
import { explainOwnerProblem, explainThresholdProblem } from '@countersign/safe/light'
import type { SetupTarget } from '@countersign/safe/plan'
import { editMessages as messages } from '../editMessages.ts'

export type EditForm = Omit<SetupTarget, 'owners'> & {
  readonly owners: readonly { readonly id: string; readonly text: string; readonly address: Address | null }[]
  /** As in the address bar. */
  readonly accounts: readonly string[]
}

export type FormChange = (next: Partial<EditForm> | ((now: EditForm) => Partial<EditForm>)) => void

export const formOf = ({ owners, ...target }: SetupTarget, accounts: readonly string[]): EditForm => ({
  ...target,
  owners: owners.map((owner) => ownerRow(owner)),
  accounts,
})

export const ownerRow = (address: Address | null = null): EditForm['owners'][number] => ({
  id: crypto.randomUUID(),
  text: address ?? '',
  address,
})

/** The target of a form, or what is wrong with it in one sentence. */
export function targetOfForm({
  owners: rows,
  accounts,
  ...rest
}: EditForm): SetupTarget | { readonly problem: string } {
  if (accounts.length === 0) return { problem: messages.noAccount }
  const owners: Address[] = []
  for (const [index, { address }] of rows.entries()) {
    if (address === null) return { problem: messages.incomplete({ row: index + 1 }) }
    const problem = explainOwnerProblem(address, { others: owners })
    if (problem !== null) return { problem }
    owners.push(address)
  }
  const problem = explainThresholdProblem(rest.threshold, owners.length)
  return problem === null ? { ...rest, owners } : { problem }
}

/** The list with an address in it, or without it. */
export const toggled = (list: readonly Address[], address: Address, isOn: boolean): Address[] => {
  const others = list.filter((one) => !isSameAddress(one, address))
  return isOn ? [...others, address] : others
}
