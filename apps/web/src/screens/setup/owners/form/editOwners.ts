import { type Address, isSameAddress } from '@countersign/primitives'
import { newOwner, type NewOwner, type OwnersForm } from './OwnersForm.ts'

const not = (owner: Address) => (one: Address) => !isSameAddress(one, owner)

/** Reverts the removal or replacement of an owner. */
export const keepOwner = (form: OwnersForm, owner: Address): OwnersForm => ({
  ...form,
  removed: form.removed.filter(not(owner)),
  replaced: form.replaced.filter((one) => !isSameAddress(one.owner, owner)),
})

export const removeOwner = (form: OwnersForm, owner: Address): OwnersForm => {
  const kept = keepOwner(form, owner)
  return { ...kept, removed: [...kept.removed, owner] }
}

export const replaceOwner = (form: OwnersForm, owner: Address, text = ''): OwnersForm => {
  const kept = keepOwner(form, owner)
  return { ...kept, replaced: [...kept.replaced, { owner, by: newOwner(text) }] }
}

export const addOwner = (form: OwnersForm, text = ''): OwnersForm => ({
  ...form,
  added: [...form.added, newOwner(text)],
})

/** Removes a new owner from the form; the owner that it would have replaced stays. */
export const dropNewOwner = (form: OwnersForm, id: string): OwnersForm => ({
  ...form,
  added: form.added.filter((one) => one.id !== id),
  replaced: form.replaced.filter(({ by }) => by.id !== id),
})

export const editNewOwner = (form: OwnersForm, id: string, change: Partial<NewOwner>): OwnersForm => {
  const edit = (one: NewOwner): NewOwner => (one.id === id ? { ...one, ...change } : one)
  return {
    ...form,
    added: form.added.map(edit),
    replaced: form.replaced.map(({ owner, by }) => ({ owner, by: edit(by) })),
  }
}
