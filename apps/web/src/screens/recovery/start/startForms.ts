import * as z from 'zod/mini'
import type { Recovery } from '../../../data/recovery/Recovery.ts'
import { createFormStore } from '../../../parts/forms/createFormStore.ts'
import { jsonCodec } from '../../../data/storage/jsonCodec.ts'
import { addressRow, type AddressRow } from '../rows/AddressRow.ts'

/** The owners the account shall have, and how many of them must sign. */
export type StartFormState = { readonly rows: readonly AddressRow[]; readonly threshold: number }

const typed = jsonCodec(z.object({ owners: z.array(z.string()), threshold: z.number() }))

/** The form that starts a recovery as it was typed. Its fields find the addresses again. */
export const startForms = createFormStore<StartFormState>('start-recovery', {
  parse(text) {
    const form = typed.parse(text)
    return form && { rows: form.owners.map((one) => ({ ...addressRow(), text: one })), threshold: form.threshold }
  },
  print: ({ rows, threshold }) => typed.print({ owners: rows.map(({ text }) => text), threshold }),
})

/** The owners of today, which the form starts from. */
export const ownersName = ({ account, now }: Pick<Recovery, 'account' | 'now'>): string =>
  [account, now.threshold, ...now.owners].join(' ')
