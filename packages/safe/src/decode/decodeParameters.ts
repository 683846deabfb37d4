import type { AbiFunction } from 'viem'
import { decodeAbiParameters, formatAbiParams } from 'viem/utils'
import type { Hex } from '@countersign/primitives'
import { withoutNames } from './decodeArguments.ts'
import type { DecodedParameter, DecodedValue } from './DecodedCall.ts'
import { reachOf } from './reachOf.ts'

/** The parameters after a selector, or `null` if the data does not contain them, or several of them share bytes. */
export function decodeParameters(fn: AbiFunction, parameters: Hex): DecodedParameter[] | null {
  if (fn.inputs.length === 0) return []
  try {
    const types = fn.inputs.map(withoutNames)
    return reachOf(types, parameters) === 'within' ? nameParameters(fn, decodeAbiParameters(types, parameters)) : null
  } catch {
    return null
  }
}

/** Values as the wire spells them, with names and types. */
export function nameParameters(fn: AbiFunction, values: readonly unknown[]): DecodedParameter[] {
  return fn.inputs.map((input, index) => ({
    name: input.name ?? '',
    type: formatAbiParams([input]),
    value: toDecodedValue(values[index]),
  }))
}

/** viem has checksummed addresses and lower-cased bytes already. */
function toDecodedValue(value: unknown): DecodedValue {
  return Array.isArray(value) ? value.map(toDecodedValue) : String(value)
}
