import * as z from 'zod/mini'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { jsonCodec } from '@countersign/primitives'
import { createTypedForms, type FormCodec } from './createTypedForms.ts'

const stored = jsonCodec(z.object({ over: z.string(), form: z.string() }))

export type FormStore<Form> = {
  /** The typed form of an account; null when nothing was typed, or when it was typed over other values than these. */
  read(key: AccountKey, over: string): Form | null
  /** The values over which a stored form was typed; null without a stored form. */
  overOf(key: AccountKey): string | null
  write(key: AccountKey, over: string, form: Form): void
  clear(key: AccountKey): void
  /** Whether both contain the same typed values. */
  isSame(one: Form, other: Form): boolean
}

/**
 * Stores the typed text of a form in the tab, one form per account, so that it survives a reload. A form is stored with the values over
 * which it was typed: when these change, the typed text no longer has the same meaning.
 * @param name of the form
 */
export function createFormStore<Form>(name: string, codec: FormCodec<Form>): FormStore<Form> {
  const forms = createTypedForms(name, stored)
  return {
    read(key, over) {
      const kept = forms.read(key)
      return kept?.over === over ? (codec.parse(kept.form) ?? null) : null
    },
    overOf: (key) => forms.read(key)?.over ?? null,
    write: (key, over, form) => forms.write(key, { over, form: codec.print(form) }),
    clear: forms.clear,
    isSame: (one, other) => codec.print(one) === codec.print(other),
  }
}
