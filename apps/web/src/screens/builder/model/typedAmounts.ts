import type { TypedAmount } from '@countersign/safe/checks'
import type { BuilderCall } from './BuilderCall.ts'
import type { BuilderNetwork } from './checkBuilderCall.ts'
import type { FieldValue } from './FieldValue.ts'
import { takesCoin } from './Method.ts'

/** The second argument of `transfer(address,uint256)`. */
const TRANSFERRED = 1

/** The amounts of a batch that were typed in the unit of a coin or token, each with its place in the transaction. */
export const typedAmounts = (calls: readonly BuilderCall[], network: BuilderNetwork): TypedAmount[] =>
  calls.flatMap((call, index) =>
    amountsOf(call, network).map((amount) => ({ ...amount, call: calls.length === 1 ? null : index })),
  )

type Amount = Omit<TypedAmount, 'call'>

function amountsOf(call: BuilderCall, { coin, tokenOf }: BuilderNetwork): Amount[] {
  if (call.mode === 'transfer') {
    const unit = call.token === null ? coin : tokenOf(call.token)
    if (unit === null) return []
    const place = call.token === null ? 'value' : TRANSFERRED
    return [{ text: call.amount, token: call.token, decimals: unit.decimals, place }]
  }
  const method = call.mode === 'raw' ? null : call.method
  const mayPay = method === null || takesCoin(method)
  const sent: Amount[] =
    mayPay && call.value.trim() !== ''
      ? [{ text: call.value, token: null, decimals: coin.decimals, place: 'value' }]
      : []
  return method?.kind === 'function' ? [...sent, ...call.fields.flatMap(amountsIn)] : sent
}

function amountsIn(field: FieldValue): Amount[] {
  if ('items' in field) return field.items.flatMap(amountsIn)
  // A batch saved without the token of its unit has no decimals.
  if (field.unit?.token === undefined) return []
  return [{ text: field.text, token: field.unit.token, decimals: field.unit.decimals, place: 'data' }]
}
