import type { Abi } from 'viem'
import { type Address, type Hex, isAddress, isHex } from '@countersign/primitives'
import { decodePackedCalls } from '../batch/decodeMultiSend.ts'
import { MULTISEND_SELECTOR } from '../batch/MultiSendCall.ts'
import type { AbiSource } from './AbiSource.ts'
import { builtInAbis } from './builtInAbis.ts'
import type { DecodedCall, DecodedInnerCall, DecodedParameter } from './DecodedCall.ts'
import { decodeParameters } from './decodeParameters.ts'
import { findFunction } from './findFunction.ts'

const EXEC_TRANSACTION_SELECTOR = '0x6a761202'

type Context = { readonly first: readonly Abi[]; readonly source: AbiSource; readonly depth: number }

/**
 * Decodes calldata. Methods of Safe, MultiSend, AllowanceModule, ERC-20, ERC-721 and ERC-1155 are built in. Calls
 * inside `multiSend` and `execTransaction` are decoded as well, delegatecalls included.
 *
 * @param data calldata
 * @param abis a list of ABIs tried before the built-in ones at every level, or a source asked per target and selector
 * @param options `to`: the target, for `byTarget`; `maxDepth`: levels of nesting, 16 by default; what lies
 * deeper has `valueDecoded: null`
 * @returns `null` when no method fits or its parameters do not decode
 * @example
 * decodeCall(encodeErc20Transfer(recipient, 5n))
 * // { method: 'transfer', parameters: [{ name: 'to', type: 'address', value: '0x…' }, { name: 'value', type: 'uint256', value: '5' }] }
 */
export function decodeCall(
  data: Hex,
  abis: readonly Abi[] | AbiSource = [],
  options: { readonly to?: Address; readonly maxDepth?: number } = {},
): DecodedCall | null {
  const given = isAbiList(abis) ? { first: abis, source: {} } : { first: [], source: abis }
  return decodeLevel(data, options.to ?? null, { ...given, depth: options.maxDepth ?? 16 })
}

function decodeLevel(data: Hex, to: Address | null, context: Context): DecodedCall | null {
  if (data.length < 10 || !isHex(data)) return null
  const selector: Hex = `0x${data.slice(2, 10).toLowerCase()}`
  const parameters: Hex = `0x${data.slice(10)}`
  const own = to === null ? undefined : context.source.byTarget?.(to)
  for (const abi of candidates(own, selector, context)) {
    const fn = findFunction(abi, selector)
    const decoded = fn === undefined ? null : decodeParameters(fn, parameters)
    if (fn !== undefined && decoded !== null) {
      return { method: fn.name, parameters: decodeNested(selector, decoded, context) }
    }
  }
  return own?.some((item) => item.type === 'fallback') === true ? { method: 'fallback', parameters: [] } : null
}

function* candidates(own: Abi | undefined, selector: Hex, { first, source }: Context): Generator<Abi> {
  if (own !== undefined) yield own
  yield* first
  yield* builtInAbis()
  const other = source.bySelector?.(selector)
  if (other !== undefined) yield other
}

function decodeNested(selector: Hex, parameters: DecodedParameter[], context: Context): DecodedParameter[] {
  const position = selector === MULTISEND_SELECTOR ? 0 : selector === EXEC_TRANSACTION_SELECTOR ? 2 : -1
  const inner = { ...context, depth: context.depth - 1 }
  return parameters.map((parameter, index) => {
    const { value } = parameter
    if (index !== position || typeof value !== 'string' || !isHex(value)) return parameter
    if (inner.depth <= 0) return { ...parameter, valueDecoded: null }
    if (position === 0) return { ...parameter, valueDecoded: decodeBatch(value, inner) }
    return { ...parameter, valueDecoded: decodeLevel(value, targetOf(parameters), inner) }
  })
}

function targetOf(parameters: readonly DecodedParameter[]): Address | null {
  const to = parameters[0]?.value
  return typeof to === 'string' && isAddress(to) ? to : null
}

function decodeBatch(packed: Hex, context: Context): DecodedInnerCall[] | null {
  const calls = decodePackedCalls(packed)
  if (calls === null) return null
  return calls.map(({ operation, to, value, data }) => ({
    operation,
    to,
    value: value.toString(),
    data: data === '0x' ? null : data,
    dataDecoded: decodeLevel(data, to, context),
  }))
}

function isAbiList(abis: readonly Abi[] | AbiSource): abis is readonly Abi[] {
  return Array.isArray(abis)
}
