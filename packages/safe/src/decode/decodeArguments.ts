import type { AbiFunction, AbiParameter } from 'viem'
import { decodeAbiParameters, encodeAbiParameters } from 'viem/utils'
import type { Hex } from '../hex/Hex.ts'

export type DecodedArguments = {
  readonly values: readonly unknown[]
  /** Why the same values encode to other bytes; null when they encode to the very same. */
  readonly inexact: string | null
}

/**
 * The values behind a selector, tuples as lists; `null` when the bytes do not hold them.
 *
 * @param fn the function
 * @param bytes what follows the selector
 */
export function decodeArguments(fn: AbiFunction, bytes: Hex): DecodedArguments | null {
  const types = fn.inputs.map(withoutNames)
  try {
    const values: readonly unknown[] = types.length === 0 ? [] : decodeAbiParameters(types, bytes)
    const again = types.length === 0 ? '0x' : encodeAbiParameters(types, values)
    return { values, inexact: difference(again.toLowerCase(), bytes.toLowerCase()) }
  } catch {
    return null
  }
}

function difference(again: string, bytes: string): string | null {
  if (again === bytes) return null
  const extra = (bytes.length - again.length) / 2
  if (bytes.startsWith(again)) return `${extra === 1 ? '1 byte follows' : `${extra} bytes follow`} the parameters`
  return 'the same parameters are usually encoded to other bytes'
}

/** Without names viem returns tuples as lists, so two components of one name cannot hide each other. */
export function withoutNames(parameter: AbiParameter): AbiParameter {
  return 'components' in parameter
    ? { type: parameter.type, components: parameter.components.map(withoutNames) }
    : { type: parameter.type }
}
