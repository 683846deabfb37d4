import { AddressSchema } from '@countersign/api'
import * as z from 'zod/mini'
import { createFormStore } from '../../../parts/forms/createFormStore.ts'
import { jsonCodec } from '@countersign/primitives'
import type { SpendingForm } from './checkSpending.ts'
import type { LimitForm } from './LimitForm.ts'
import type { SpendingLimit } from './SpendingLimit.ts'

const typedLimit = jsonCodec(
  z.object({
    beneficiary: z.string(),
    token: z.nullable(AddressSchema),
    amount: z.string(),
    resetMinutes: z.number(),
    startsAgain: z.boolean(),
  }),
)
const typedSpending = jsonCodec(z.object({ recipient: z.string(), amount: z.string() }))

/** The typed form of a limit. Its field resolves the address again. */
export const limitForms = createFormStore<LimitForm>('limit', {
  parse(text) {
    const form = typedLimit.parse(text)
    return form && { ...form, address: null }
  },
  print: ({ beneficiary, token, amount, resetMinutes, startsAgain }) =>
    typedLimit.print({ beneficiary, token, amount, resetMinutes, startsAgain }),
})

/** The typed payment within a limit. Its field resolves the address again. */
export const spendingForms = createFormStore<SpendingForm>('spending', {
  parse(text) {
    const form = typedSpending.parse(text)
    return form && { ...form, address: null }
  },
  print: ({ recipient, amount }) => typedSpending.print({ recipient, amount }),
})

/** The form's name in the store; a new limit has its own. */
export const limitNameOf = (limit: SpendingLimit | null): string =>
  limit === null ? 'new' : [limit.module, limit.delegate, limit.token ?? 'native'].join(' ')

/** The place of a limit on its page, in a link. */
export const anchorOf = ({ module, delegate, token }: SpendingLimit): string =>
  ['limit', module, delegate, token ?? 'native'].join('-')
