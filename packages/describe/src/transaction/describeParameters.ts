import type { DataDecoded, DecodedValue } from '@countersign/api'
import { isAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { MAX_UINT256 } from './amountParts.ts'
import { exactAmount } from './exactAmount.ts'
import type { Call } from './Call.ts'
import type { Parameter, ReadCall } from './CallMeaning.ts'
import { periodWords } from './periodWords.ts'
import type { ViewContext } from './ViewContext.ts'
import { rowMessages } from './rowMessages.ts'

/** A parameter of a decoded call, ready to draw. */
export type ParameterView = {
  readonly name: string
  readonly type: string
  /** The exact value: a checksummed address, a whole number, or hex. */
  readonly value: string
  /** The meaning of the value: an amount with decimals, a name. */
  readonly note: string | null
}

/** The parameters with their exact values, and their meaning where it is known. */
export function describeParameters(
  read: ReadCall,
  call: Call,
  decoded: DataDecoded | null,
  context: ViewContext,
): ParameterView[] {
  const views = decoded
    ? (decoded.parameters ?? []).map(({ name, type, value }) => view({ name, type, value: flat(value) }, null, context))
    : read.parameters.map((parameter) =>
        limitNote(read, view(parameter, tokenOfAmount(read, call, parameter), context)),
      )
  const target: ParameterView = view({ name: 'contract', type: 'address', value: call.to }, null, context)
  const own =
    call.data === '0x' ? [view({ name: 'to', type: 'address', value: call.to }, null, context)] : [target, ...views]
  if (call.value === 0n && call.data !== '0x') return own
  const { decimals, symbol } = context.native
  const note = rowMessages.decimals({
    count: decimals,
    amount: `${exactAmount(call.value, decimals)} ${symbol}`,
  })
  return [...own, { name: 'value', type: 'uint256', value: call.value.toString(), note }]
}

function tokenOfAmount({ meaning }: ReadCall, call: Call, { name, type }: Parameter): Call['to'] | null {
  if (meaning.kind === 'limit')
    return 'token' in meaning.limit && /amount$/i.test(name) ? (meaning.limit.token ?? ZERO_ADDRESS) : null
  const amounts = meaning.kind === 'payment' || meaning.kind === 'allowance'
  if (meaning.kind === 'allowance' && type === 'uint160') return meaning.token
  return amounts && type === 'uint256' ? call.to : null
}

function view({ name, type, value }: Parameter, token: Call['to'] | null, context: ViewContext): ParameterView {
  if (type === 'address' && isAddress(value)) return { name, type, value, note: context.nameOf(value) }
  const known = token === null ? null : token === ZERO_ADDRESS ? context.native : context.tokenOf(token)
  if (known === null || !/^\d+$/.test(value)) return { name, type, value, note: null }
  const amount = BigInt(value)
  const note =
    amount === MAX_UINT256
      ? rowMessages.everything
      : rowMessages.decimals({ count: known.decimals, amount: exactAmount(amount, known.decimals) })
  return { name, type, value, note }
}

/** Writes the minutes of a spending limit as a period. */
function limitNote({ meaning }: ReadCall, parameter: ParameterView): ParameterView {
  if (meaning.kind !== 'limit' || meaning.limit.act !== 'set' || parameter.name !== 'resetTimeMin') return parameter
  return { ...parameter, note: periodWords(meaning.limit.resetMinutes) }
}

const flat = (value: DecodedValue): string => (typeof value === 'string' ? value : `[${value.map(flat).join(', ')}]`)
