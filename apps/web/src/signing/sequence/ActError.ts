import { errorText } from '@countersign/primitives'

/** Why an act ended, for the bar. A request that the user refused in the wallet is not an error. */
export type ActError = { readonly message: string; readonly isRejection: boolean }

export function toActError(cause: unknown): ActError {
  const isRejection = typeof cause === 'object' && cause !== null && Reflect.get(cause, 'code') === 'rejected'
  return { message: errorText(cause), isRejection }
}
