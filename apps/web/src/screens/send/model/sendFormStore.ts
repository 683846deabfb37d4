import { AddressSchema } from '@countersign/api'
import * as z from 'zod/mini'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'
import type { CallForm } from './CallForm.ts'
import type { SendRow } from './SendRow.ts'

const Form = z.object({
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
})

export type SendForm = {
  readonly rows: readonly SendRow[]
  readonly call: CallForm
  readonly nonce: string | null
  readonly note: string
  readonly safeTxGas: string
}

const nameOf = ({ chainId, safe }: AccountKey) => `countersign.send.${chainId}:${safe}`

/** The input survives a reload and a visit to another page, as long as the tab is open. */
export function readSendForm(key: AccountKey): SendForm | null {
  try {
    const parsed = Form.safeParse(JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null'))
    if (!parsed.success) return null
    const { rows, call } = parsed.data
    // The fields resolve the addresses again.
    return {
      ...parsed.data,
      rows: rows.map((row) => ({ ...row, address: null })),
      call: { ...call, address: null },
    }
  } catch {
    return null
  }
}

export function writeSendForm(key: AccountKey, form: SendForm | null): void {
  try {
    if (form === null) sessionStorage.removeItem(nameOf(key))
    else sessionStorage.setItem(nameOf(key), JSON.stringify(form))
  } catch {
    // Without storage, the input is lost with the page.
  }
}
