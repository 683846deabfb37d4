import type { Abi, AbiFunction, AbiParameter } from 'viem'
import { parseAbiItem, toFunctionSelector, toFunctionSignature } from 'viem/utils'
import { isRecord } from '@countersign/primitives'
import { decodeMessages as messages } from './decodeMessages.ts'

/**
 * The result of parsing a pasted ABI.
 *
 * @example
 * const parsed: ParsedAbi = { ok: false, reason: 'Line 2 is no function.' }
 */
export type ParsedAbi =
  | { readonly ok: true; readonly functions: readonly AbiFunction[] }
  | { readonly ok: false; readonly reason: string }

/** The maximum length of the text, in characters. */
const MOST_CHARACTERS = 400_000
const MOST_FUNCTIONS = 1000
const MUTABILITIES = ['pure', 'view', 'nonpayable', 'payable'] as const

class AbiTextError extends Error {}

/**
 * Reads a pasted ABI: a JSON list, a compiler's artifact with an `abi`, one JSON function, or signatures line by line.
 * Only its functions are kept.
 *
 * @param text as pasted
 * @returns the functions, or the first problem in a sentence
 * @example
 * parseAbiText('function transfer(address to, uint256 value)').ok // true
 */
export function parseAbiText(text: string): ParsedAbi {
  const trimmed = text.trim()
  try {
    if (trimmed === '') throw new AbiTextError(messages.pasteAbi)
    if (trimmed.length > MOST_CHARACTERS)
      throw new AbiTextError(messages.tooLong({ length: trimmed.length, most: MOST_CHARACTERS }))
    const functions = /^[[{]/.test(trimmed) ? ofJson(trimmed) : ofLines(trimmed)
    if (functions.length === 0) throw new AbiTextError(messages.noFunction)
    if (functions.length > MOST_FUNCTIONS)
      throw new AbiTextError(messages.tooMany({ count: functions.length, most: MOST_FUNCTIONS }))
    refuseCollisions(functions)
    return { ok: true, functions }
  } catch (error) {
    if (error instanceof AbiTextError) return { ok: false, reason: error.message }
    throw error
  }
}

function ofJson(text: string): AbiFunction[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new AbiTextError(messages.noJson(error instanceof Error ? error.message : String(error)))
  }
  const inner = isRecord(value) && 'abi' in value ? value['abi'] : value
  const items = Array.isArray(inner) ? inner : isRecord(inner) && 'type' in inner ? [inner] : null
  if (items === null) throw new AbiTextError(messages.noList)
  return items.flatMap((item: unknown, index) => functionOf(item, messages.item(index + 1)))
}

function functionOf(item: unknown, place: string): AbiFunction[] {
  if (typeof item === 'string') return ofLine(item, place)
  if (!isRecord(item)) throw new AbiTextError(messages.noObject(place))
  const { type = 'function', name, inputs = [], outputs = [], stateMutability, constant, payable } = item
  if (type !== 'function') return []
  if (typeof name !== 'string' || !/^[A-Za-z_$][\w$]*$/.test(name)) throw new AbiTextError(messages.noName(place))
  const mutability = MUTABILITIES.find((one) => one === stateMutability)
  if (stateMutability !== undefined && mutability === undefined)
    throw new AbiTextError(messages.noMutability({ place, name, value: JSON.stringify(stateMutability) }))
  return [
    {
      type: 'function',
      name,
      inputs: parametersOf(inputs, `${place}, ${name}`),
      outputs: parametersOf(outputs, `${place}, ${name}`),
      stateMutability: mutability ?? (constant === true ? 'view' : payable === true ? 'payable' : 'nonpayable'),
    },
  ]
}

function parametersOf(list: unknown, place: string): AbiParameter[] {
  if (!Array.isArray(list)) throw new AbiTextError(messages.noParameters(place))
  return list.map((parameter: unknown, index) => {
    if (!isRecord(parameter)) throw new AbiTextError(messages.parameterNoObject({ place, number: index + 1 }))
    const { name, type, components } = parameter
    const own = typeof name === 'string' && /^[A-Za-z_$][\w$]*$/.test(name) ? { name } : {}
    if (typeof type === 'string' && /^tuple(\[\d*\])*$/.test(type))
      return { ...own, type, components: parametersOf(components, messages.parameter({ place, number: index + 1 })) }
    if (typeof type !== 'string' || !isSolidityType(type))
      throw new AbiTextError(messages.noType({ place, number: index + 1, type: JSON.stringify(type) }))
    return { ...own, type }
  })
}

function ofLines(text: string): AbiFunction[] {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/;$/, ''))
    .flatMap((line, index) => (line === '' || line.startsWith('//') ? [] : ofLine(line, messages.line(index + 1))))
}

function ofLine(line: string, place: string): AbiFunction[] {
  if (/^(event|error|constructor|fallback|receive)\b/.test(line)) return []
  try {
    const item = parseAbiItem([line.startsWith('function') ? line : `function ${line}`].join())
    if (item.type !== 'function') return []
    // viem accepts types that Solidity does not have.
    parametersOf(item.inputs, `${place}, ${item.name}`)
    return [item]
  } catch (error) {
    if (error instanceof AbiTextError) throw error
    throw new AbiTextError(messages.noSignature({ place, text: line.slice(0, 60) }))
  }
}

function isSolidityType(type: string): boolean {
  const base = type.replace(/(\[\d*\])+$/, '')
  const number = /^u?int(\d*)$/.exec(base)
  if (number) return number[1] === '' || isWidth(Number(number[1]), 256, 8)
  const bytes = /^bytes(\d*)$/.exec(base)
  if (bytes) return bytes[1] === '' || isWidth(Number(bytes[1]), 32, 1)
  return base === 'address' || base === 'bool' || base === 'string' || base === 'function'
}

const isWidth = (width: number, most: number, step: number): boolean => width > 0 && width <= most && width % step === 0

/** Two functions of one contract never share a selector, so such an ABI does not belong to one contract. */
function refuseCollisions(functions: Abi & readonly AbiFunction[]): void {
  const seen = new Map<string, string>()
  for (const fn of functions) {
    const signature = toFunctionSignature(fn)
    const selector = toFunctionSelector(fn)
    const other = seen.get(selector)
    if (other !== undefined && other !== signature)
      throw new AbiTextError(messages.sharedSelector({ first: other, second: signature, selector }))
    seen.set(selector, signature)
  }
}
