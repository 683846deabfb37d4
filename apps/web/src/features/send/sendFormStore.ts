import { AddressSchema } from '@countersign/api'
import * as z from 'zod/mini'
import type { AccountKey } from '../../shared/query/queryKeys.ts'
import { emptyRow, type SendRow } from './model/SendRow.ts'

const Form = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      recipient: z.string(),
      amount: z.string(),
      token: AddressSchema,
      isLookalikeMeant: z.boolean(),
    }),
  ),
  /** Null: the suggested one. */
  nonce: z.nullable(z.string()),
  note: z.string(),
})

export type SendForm = { readonly rows: readonly SendRow[]; readonly nonce: string | null; readonly note: string }

const nameOf = ({ chainId, safe }: AccountKey) => `countersign.send.${chainId}:${safe}`

/** What was typed survives a reload and a look at another page, for as long as the tab lives. */
export function readSendForm(key: AccountKey): SendForm | null {
  try {
    const parsed = Form.safeParse(JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null'))
    if (!parsed.success) return null
    return { ...parsed.data, rows: parsed.data.rows.map((row) => ({ ...emptyRow(row.token), ...row, address: null })) }
  } catch {
    return null
  }
}

export function writeSendForm(key: AccountKey, form: SendForm | null): void {
  try {
    if (form === null) sessionStorage.removeItem(nameOf(key))
    else sessionStorage.setItem(nameOf(key), JSON.stringify(form))
  } catch {
    // Without storage the form lives as long as the page.
  }
}
