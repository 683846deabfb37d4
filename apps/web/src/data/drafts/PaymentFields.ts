import { AddressSchema } from '@countersign/api'
import { checksumAddress, inputUnits, type Address, ZERO_ADDRESS } from '@countersign/primitives'
import * as z from 'zod/mini'
import type { SavedCall } from './SavedDraft.ts'

/** What the user typed for one payment. */
export const PaymentFields = z.object({
  recipient: z.string(),
  /** The zero address is the native coin. */
  token: AddressSchema,
  /** Decimal; null for a fungible token. */
  tokenId: z.nullable(z.string()),
  amount: z.string(),
})
export type PaymentFields = z.output<typeof PaymentFields>

/** `transfer(address,uint256)`: selector, recipient and amount. */
const TRANSFER = /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/i

/**
 * A call as a payment: from the fields of its form, else from its bytes.
 * @param decimalsOf of a token; null for an unknown one
 * @returns null for a call that is no payment, or whose amount cannot be written in units
 */
export function paymentOf(
  { call, fields }: Pick<SavedCall, 'call' | 'fields'>,
  decimalsOf: (token: Address) => number | null,
): PaymentFields | null {
  if (fields?.form === 'payment') {
    const parsed = PaymentFields.safeParse(fields.value)
    if (parsed.success) return parsed.data
  }
  if (call === null) return null
  const [, recipient, amount] = TRANSFER.exec(call.data) ?? []
  const found =
    call.data === '0x'
      ? { token: ZERO_ADDRESS, recipient: call.to, amount: call.value }
      : recipient !== undefined && call.value === 0n
        ? { token: call.to, recipient: `0x${recipient}` as const, amount: BigInt(`0x${amount ?? '0'}`) }
        : null
  const decimals = found && decimalsOf(found.token)
  if (found === null || decimals === null) return null
  const { token, recipient: to } = found
  return { recipient: checksumAddress(to), token, tokenId: null, amount: inputUnits(found.amount, decimals) }
}
