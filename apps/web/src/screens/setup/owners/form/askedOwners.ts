import { type Address, isSameAddress, parseAddressInput } from '@countersign/primitives'
import { addOwner, removeOwner, replaceOwner } from './editOwners.ts'
import type { OwnersForm } from './OwnersForm.ts'

/** The initial edits that a link requests. */
export type AskedOwners = { readonly add?: string; readonly replace?: string; readonly remove?: string }

/**
 * Applies the edits that a link requests. An edit that exists already is not repeated, so that a reload changes
 * nothing; an address that is no owner is ignored. The text to add is used as it is: its field shows any problem.
 */
export function askOwners(
  form: OwnersForm,
  { add, replace, remove }: AskedOwners,
  today: { readonly owners: readonly Address[]; readonly threshold: number },
): OwnersForm {
  const leaving = ownerOf(replace, today.owners)
  const removed = ownerOf(remove, today.owners)
  let next = form
  if (leaving !== null && !form.replaced.some(({ owner }) => isSameAddress(owner, leaving)))
    next = replaceOwner(next, leaving)
  if (removed !== null && !form.removed.some((owner) => isSameAddress(owner, removed)))
    next = removeOwner(next, removed)
  if (add !== undefined && !newTexts(form).some((text) => isSameText(text, add))) next = addOwner(next, add)
  return next === form ? form : { ...next, seen: { owners: [...today.owners], threshold: today.threshold } }
}

const newTexts = ({ added, replaced }: OwnersForm): string[] =>
  [...added, ...replaced.map(({ by }) => by)].map(({ text }) => text)

const addressOf = (text: string): Address | null => {
  const parsed = parseAddressInput(text)
  return parsed.ok ? parsed.address : null
}

const isSameText = (first: string, second: string): boolean => {
  const [one, other] = [addressOf(first), addressOf(second)]
  return one === null || other === null ? first.trim() === second.trim() : isSameAddress(one, other)
}

function ownerOf(text: string | undefined, today: readonly Address[]): Address | null {
  const address = text === undefined ? null : addressOf(text)
  return today.find((owner) => address !== null && isSameAddress(owner, address)) ?? null
}
