import { AddressSchema } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import * as z from 'zod/mini'

/** An owner to be, as typed. */
const NewOwner = z.object({ id: z.string(), text: z.string(), name: z.string() })
export type NewOwner = z.output<typeof NewOwner>

/** What a person changed about the owners the account has; whom it does not name stays. */
export const OwnersForm = z.object({
  removed: z.array(AddressSchema),
  replaced: z.array(z.object({ owner: AddressSchema, by: NewOwner })),
  added: z.array(NewOwner),
  /** Null: as many as today. */
  threshold: z.nullable(z.number()),
  /** After the transactions that wait, or as the next one. */
  when: z.enum(['after', 'next']),
  /** The owners as they were when the form was last edited; null while it is untouched. */
  seen: z.nullable(z.object({ owners: z.array(AddressSchema), threshold: z.number() })),
})
export type OwnersForm = z.output<typeof OwnersForm>

export const EMPTY_FORM: OwnersForm = {
  removed: [],
  replaced: [],
  added: [],
  threshold: null,
  when: 'after',
  seen: null,
}

export const newOwner = (text = ''): NewOwner => ({ id: crypto.randomUUID(), text, name: '' })

/** The addresses that the texts of new owners stand for, by the id of the owner; null while a text stands for none. */
export type Resolved = Readonly<Record<string, Address | null>>
