import { fieldMessages as messages } from './fieldMessages.ts'

/** More gas than a block of any network can contain. */
const MOST_GAS = 1_000_000_000n

export type CheckedGas =
  /** `gas` null: the value that fits the account's version. */
  { readonly ok: true; readonly gas: bigint | null } | { readonly ok: false; readonly reason: string }

/** Parses typed gas for the inner call of the transaction. */
export function checkSafeTxGas(text: string): CheckedGas {
  const typed = text.trim()
  if (typed === '') return { ok: true, gas: null }
  if (!/^\d+$/.test(typed)) return { ok: false, reason: messages.noWhole(typed) }
  const gas = BigInt(typed)
  return gas <= MOST_GAS ? { ok: true, gas } : { ok: false, reason: messages.tooMuchGas(typed) }
}
