import { AddressSchema } from '@countersign/api'
import * as z from 'zod/mini'
import { jsonCodec } from '@countersign/primitives'
import { createTypedForms } from '../../../parts/forms/createTypedForms.ts'
import type { CallForm } from './CallForm.ts'
import type { SendRow } from './SendRow.ts'

const stored = jsonCodec(
  z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        recipient: z.string(),
        amount: z.string(),
        token: AddressSchema,
        tokenId: z.nullable(z.string()),
        isLookalikeMeant: z.boolean(),
      }),
    ),
    call: z.object({ contract: z.string(), value: z.string(), data: z.string() }),
    /** Null for the suggested nonce. */
    nonce: z.nullable(z.string()),
    note: z.string(),
    /** Empty for the default of the account's version. */
    safeTxGas: z.string(),
    /** The draft of this browser that the form fills; null for a new one. */
    saved: z._default(z.nullable(z.string()), null),
  }),
)

export type SendForm = {
  readonly rows: readonly SendRow[]
  readonly call: CallForm
  readonly nonce: string | null
  readonly note: string
  readonly safeTxGas: string
  /** The draft of this browser that the form edits. */
  readonly saved?: string | null
}

/** The input survives a reload and a visit to another page, as long as the tab is open. */
export const sendForms = createTypedForms<SendForm>('send', {
  parse(text) {
    const form = stored.parse(text)
    // The fields resolve the addresses again.
    return (
      form && {
        ...form,
        rows: form.rows.map((row) => ({ ...row, address: null })),
        call: { ...form.call, address: null },
      }
    )
  },
  print: (form) => JSON.stringify(form),
})
