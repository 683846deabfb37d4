import type { AbiFunction, AbiParameter } from 'viem'
import { decodeAbiParameters, formatAbiParams } from 'viem/utils'
import type { Hex } from '../hex/Hex.ts'
import type { DecodedParameter, DecodedValue } from './DecodedCall.ts'

/** The parameters behind a selector, or `null` when the data does not hold them. */
export function decodeParameters(fn: AbiFunction, parameters: Hex): DecodedParameter[] | null {
  if (fn.inputs.length === 0) return []
  // Without names viem returns tuples as lists, so two components of one name cannot hide each other.
  const nameless = fn.inputs.map(withoutNames)
  const values = tryDecode(nameless, parameters)
  if (values === null) return null
  return fn.inputs.map((input, index) => ({
    name: input.name ?? '',
    type: formatAbiParams([input]),
    value: toDecodedValue(values[index]),
  }))
}

function tryDecode(inputs: readonly AbiParameter[], parameters: Hex): readonly unknown[] | null {
  try {
    return decodeAbiParameters(inputs, parameters)
  } catch {
    return null
  }
}

function withoutNames(parameter: AbiParameter): AbiParameter {
  return 'components' in parameter
    ? { type: parameter.type, components: parameter.components.map(withoutNames) }
    : { type: parameter.type }
}

/** viem has checksummed addresses and lower-cased bytes already. */
function toDecodedValue(value: unknown): DecodedValue {
  return Array.isArray(value) ? value.map(toDecodedValue) : String(value)
}
