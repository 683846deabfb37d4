import type { TypedAmount } from '@countersign/safe/checks'
import type { MultiSendCall } from '@countersign/safe/light'
import { savedCallsOf } from '../../../data/drafts/addToBatch.ts'
import type { PaymentFields } from '../../../data/drafts/PaymentFields.ts'
import type { SavedCall } from '../../../data/drafts/SavedDraft.ts'
import { EMPTY_CALL } from './CallForm.ts'
import { emptyRow, isBlankRow, type SendRow } from './SendRow.ts'
import type { SendForm } from './sendForms.ts'

/** The name in a text field is kept by its address, because the name may mean another one later. */
const fieldsOf = ({ recipient, address, token, tokenId, amount }: SendRow): PaymentFields => ({
  recipient: address ?? recipient.trim(),
  token,
  tokenId,
  amount,
})

/** The rows of the form as calls of a draft, with the fields from which the form is filled again. */
export const savedPayments = (
  rows: readonly SendRow[],
  calls: readonly MultiSendCall[],
  typed: readonly TypedAmount[],
): SavedCall[] =>
  savedCallsOf(calls, typed).map((call, index) => {
    const row = rows[index]
    return row === undefined ? call : { ...call, fields: { form: 'payment', value: fieldsOf(row) } }
  })

/** Rows, at least one of them not complete. A draft keeps them without bytes. */
export const unfinishedPayments = (rows: readonly SendRow[]): SavedCall[] =>
  rows
    .filter((row) => !isBlankRow(row))
    .map((row) => ({
      id: crypto.randomUUID(),
      call: null,
      typed: [],
      fields: { form: 'payment', value: fieldsOf(row) },
    }))

/** The form that shows the payments of a draft. @param saved the draft that the form edits; null for a new one */
export const formOfPayments = (
  payments: readonly PaymentFields[],
  { note, saved }: { readonly note: string; readonly saved: string | null },
): SendForm => ({
  rows: payments.map((payment) => ({ ...emptyRow(payment), ...payment })),
  call: EMPTY_CALL,
  nonce: null,
  note,
  safeTxGas: '',
  saved,
})
