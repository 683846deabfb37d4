import type { AbiFunction, AbiParameter } from 'viem'
import { decodeAbiParameters, encodeAbiParameters } from 'viem/utils'
import type { Hex } from '@countersign/primitives'
import { decodeMessages as messages } from './decodeMessages.ts'
import { reachOf } from './reachOf.ts'

/** `trailing`: how many bytes follow the parameters, if that is the only difference. */
export type Inexact = { readonly reason: string; readonly trailing: number }

export type DecodedArguments = {
  /** Null if several parameters share bytes. */
  readonly values: readonly unknown[] | null
  /** Why the same values encode to other bytes; null when they encode to the very same. */
  readonly inexact: Inexact | null
}

/**
 * Decodes the values after a selector, tuples as lists; `null` if the bytes do not contain them.
 *
 * @param fn the function
 * @param bytes what follows the selector
 */
export function decodeArguments(fn: AbiFunction, bytes: Hex): DecodedArguments | null {
  const types = fn.inputs.map(withoutNames)
  const reach = reachOf(types, bytes)
  if (reach === 'missing') return null
  if (reach === 'shared') return { values: null, inexact: { reason: messages.sharedBytes, trailing: 0 } }
  try {
    const values: readonly unknown[] = types.length === 0 ? [] : decodeAbiParameters(types, bytes)
    const again = types.length === 0 ? '0x' : encodeAbiParameters(types, values)
    return { values, inexact: difference(again.toLowerCase(), bytes.toLowerCase()) }
  } catch {
    return null
  }
}

function difference(again: string, bytes: string): Inexact | null {
  if (again === bytes) return null
  const trailing = (bytes.length - again.length) / 2
  if (bytes.startsWith(again)) return { reason: messages.bytesFollow(trailing), trailing }
  return { reason: messages.otherBytes, trailing: 0 }
}

/** Without names viem returns tuples as lists, so two components of one name cannot hide each other. */
export function withoutNames(parameter: AbiParameter): AbiParameter {
  return 'components' in parameter
    ? { type: parameter.type, components: parameter.components.map(withoutNames) }
    : { type: parameter.type }
}
