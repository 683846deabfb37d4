import { useState } from 'react'
import * as z from 'zod/mini'
import { jsonCodec } from '@countersign/primitives'
import { createTypedForms } from '../../../parts/forms/createTypedForms.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

const asTyped = jsonCodec(z.string())

/** The typed address of each form, complete or not. */
const typed = {
  module: createTypedForms('module', asTyped),
  guard: createTypedForms('guard', asTyped),
  moduleGuard: createTypedForms('module-guard', asTyped),
  handler: createTypedForms('handler', asTyped),
} as const

/**
 * The text in the address field of a module, guard or handler. A text that is not an address yet survives a reload too.
 * @param asked the address in the URL, which comes first
 */
export function useTypedAddress(what: keyof typeof typed, asked: string) {
  const { key } = useAccount()
  const [text, setText] = useState(() => (asked === '' ? (typed[what].read(key) ?? '') : asked))
  return {
    text,
    setText(next: string) {
      setText(next)
      if (next === '') typed[what].clear(key)
      else typed[what].write(key, next)
    },
    /** Called when the transaction is drafted. */
    forget: () => typed[what].clear(key),
  }
}
