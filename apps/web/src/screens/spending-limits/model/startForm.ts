import { formatUnits } from '@countersign/safe/light'
import type { LimitForm } from './LimitForm.ts'
import type { SpendingLimit } from './SpendingLimit.ts'

const EMPTY: LimitForm = {
  beneficiary: '',
  address: null,
  token: null,
  amount: '',
  resetMinutes: 0,
  startsAgain: false,
}

/** The form for a new limit, or for the one to change. */
export const startForm = (limit: SpendingLimit | null): LimitForm =>
  limit === null
    ? EMPTY
    : {
        ...EMPTY,
        beneficiary: limit.delegate,
        address: limit.delegate,
        token: limit.token,
        amount: formatUnits(limit.amount, limit.decimals),
        resetMinutes: limit.resetMinutes,
      }
