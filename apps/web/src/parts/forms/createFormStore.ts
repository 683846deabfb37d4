import * as z from 'zod/mini'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { jsonCodec } from '../../data/storage/jsonCodec.ts'

const stored = jsonCodec(z.object({ over: z.string(), form: z.string() }))

type Codec<Form> = {
  /** Undefined when the text is not such a form. */
  parse(text: string): Form | undefined
  print(form: Form): string
}

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
export function createFormStore<Form>(name: string, codec: Codec<Form>): FormStore<Form> {
  const nameOf = ({ chainId, safe }: AccountKey) => `countersign.${name}.${chainId}:${safe}`
  const readStored = (key: AccountKey) => {
    try {
      return stored.parse(sessionStorage.getItem(nameOf(key)) ?? 'null') ?? null
    } catch {
      return null
    }
  }
  return {
    read(key, over) {
      const kept = readStored(key)
      return kept?.over === over ? (codec.parse(kept.form) ?? null) : null
    },
    overOf: (key) => readStored(key)?.over ?? null,
    write(key, over, form) {
      try {
        sessionStorage.setItem(nameOf(key), stored.print({ over, form: codec.print(form) }))
      } catch {
        // Without storage the form stays in memory.
      }
    },
    clear(key) {
      try {
        sessionStorage.removeItem(nameOf(key))
      } catch {
        // Without storage nothing was stored.
      }
    },
    isSame: (one, other) => codec.print(one) === codec.print(other),
  }
}
