/** Why an act stopped, for the bar. A refusal in the wallet is no fault. */
export type ActError = { readonly message: string; readonly isRejection: boolean }

export function toActError(cause: unknown): ActError {
  const isRejection = typeof cause === 'object' && cause !== null && Reflect.get(cause, 'code') === 'rejected'
  return { message: cause instanceof Error ? cause.message : String(cause), isRejection }
}
