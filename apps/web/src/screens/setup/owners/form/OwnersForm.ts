import { AddressSchema } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import * as z from 'zod/mini'

/** A new owner as typed. */
const NewOwner = z.object({ id: z.string(), text: z.string(), name: z.string() })
export type NewOwner = z.output<typeof NewOwner>

/** The edits of the current owners; owners that it does not name stay. */
export const OwnersForm = z.object({
  removed: z.array(AddressSchema),
  replaced: z.array(z.object({ owner: AddressSchema, by: NewOwner })),
  added: z.array(NewOwner),
  /** Null for the current threshold. */
  threshold: z.nullable(z.number()),
  /** After the queued transactions, or as the next one. */
  when: z.enum(['after', 'next']),
  /** The owners at the last edit; null while the form is untouched. */
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

/** The addresses to which the texts of new owners resolve, by the id of the owner; null if a text does not resolve. */
export type Resolved = Readonly<Record<string, Address | null>>
