import { AddressSchema } from '@countersign/api'
import { type Address, ZERO_ADDRESS, jsonCodec } from '@countersign/primitives'
import * as z from 'zod/mini'
import { createTypedForms } from '../../parts/forms/createTypedForms.ts'

const stored = jsonCodec(
  z.object({
    name: z.string(),
    others: z.array(z.object({ id: z.string(), text: z.string() })),
    threshold: z.number(),
    version: z.nullable(z.string()),
    funding: z.array(z.object({ id: z.string(), token: AddressSchema, amount: z.string() })),
    salt: z.string().check(z.regex(/^\d{1,20}$/)),
  }),
)

/** An owner besides this account, as typed. */
export type OtherOwner = {
  readonly id: string
  readonly text: string
  /** The address to which the text resolves; null if it does not. */
  readonly address: Address | null
}

/** A first payment to the new account. */
export type FundingRow = {
  readonly id: string
  /** `ZERO_ADDRESS` for the native coin. */
  readonly token: Address
  readonly amount: string
}

export type NewAccountForm = {
  readonly name: string
  readonly others: readonly OtherOwner[]
  readonly threshold: number
  /** Null for the recommended version of the chain. */
  readonly version: string | null
  readonly funding: readonly FundingRow[]
  /** Decimal. Each draft has its own salt, so that queued drafts have different addresses. */
  readonly salt: string
}

export const otherOwner = (): OtherOwner => ({ id: crypto.randomUUID(), text: '', address: null })
export const fundingRow = (token: Address = ZERO_ADDRESS): FundingRow => ({
  id: crypto.randomUUID(),
  token,
  amount: '',
})

export function emptyForm(): NewAccountForm {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  const salt = ((BigInt(high) << 32n) | BigInt(low)).toString()
  return { name: '', others: [], threshold: 1, version: null, funding: [fundingRow()], salt }
}

/** The forms as they were typed, by the account that would be an owner; stored in the tab. */
export const newAccountForms = createTypedForms<NewAccountForm>('new-account', {
  parse(text) {
    const form = stored.parse(text)
    return form && { ...form, others: form.others.map((one) => ({ ...one, address: null })) }
  },
  print: (form) => JSON.stringify(form),
})
