import type { Hex } from '@countersign/primitives'
import type { Method } from './Method.ts'
import { nameOfInput, selectorOf } from './Method.ts'
import { headWords, isDynamic, shapeOf, type Parameter } from './Parameter.ts'
import type { Encodable } from './parseFields.ts'
import type { LeafValue } from './parseLeaf.ts'
import { callInputMessages as messages } from './callInputMessages.ts'

/** 32 bytes of calldata and their meaning. */
export type Word = {
  /** The number of bytes after the selector. */
  readonly offset: number
  /** 64 digits; null while the value is invalid. */
  readonly hex: string | null
  /** The parameter, or the position in an array. */
  readonly name: string
  readonly meaning:
    | { readonly kind: 'value'; readonly type: string; readonly value: LeafValue | null }
    /** Where the parameter's bytes begin, counted after the selector. */
    | { readonly kind: 'start'; readonly at: number }
    | { readonly kind: 'length'; readonly count: number; readonly of: 'items' | 'bytes' }
    | { readonly kind: 'bytes'; readonly part: number; readonly parts: number }
}

type Entry = { readonly parameter: Parameter; readonly value: Encodable; readonly name: string }
type Draft = Omit<Word, 'offset'>

/** A type such as `uint256[9999][9999]` would take all memory. */
const MOST_ENTRIES = 20_000

/** A call that is too large for a form. */
export class TooManyWordsError extends Error {
  constructor() {
    super(messages.tooManyValues(MOST_ENTRIES))
  }
}

/**
 * Encodes the parameters by the contract ABI: heads first, then dynamic values, each word with its meaning. A word with
 * an unknown value has no digits, and neither has an offset that depends on it.
 * @throws {TooManyWordsError}
 */
export function encodeWords(inputs: readonly Parameter[], values: readonly Encodable[]): Word[] {
  let unknownLengths = 0
  let entriesLeft = MOST_ENTRIES
  const entries = inputs.map((parameter, index) => ({
    parameter,
    value: values[index] ?? null,
    name: nameOfInput(parameter, index),
  }))
  return sequence(entries, 0).map((word, index) => ({ ...word, offset: index * 32 }))

  function sequence(list: readonly Entry[], base: number): Draft[] {
    const before = unknownLengths
    const heads: Draft[] = []
    const tails: Draft[] = []
    const headSize = list.reduce((sum, { parameter }) => sum + headWords(parameter), 0) * 32
    for (const entry of list) {
      if (!isDynamic(entry.parameter)) {
        heads.push(...fixed(entry))
        continue
      }
      const start = headSize + tails.length * 32
      heads.push({
        hex: unknownLengths > before ? null : numberWord(BigInt(start)),
        name: entry.name,
        meaning: { kind: 'start', at: base + start },
      })
      tails.push(...dynamic(entry, base + start))
    }
    return [...heads, ...tails]
  }

  function innerEntries(entry: Entry): Entry[] {
    const shape = shapeOf(entry.parameter)
    entriesLeft -= shape.kind === 'array' ? (shape.size ?? 0) : 0
    if (entriesLeft < 0) throw new TooManyWordsError()
    return entriesOf(entry)
  }

  function fixed({ parameter, value, name }: Entry): Draft[] {
    const shape = shapeOf(parameter)
    if (shape.kind !== 'leaf') return sequence(innerEntries({ parameter, value, name }), 0)
    const leaf = isLeaf(value) ? value : null
    return [
      {
        hex: leaf === null ? null : leafWord(shape.type, leaf),
        name,
        meaning: { kind: 'value', type: shape.type, value: leaf },
      },
    ]
  }

  function dynamic(entry: Entry, base: number): Draft[] {
    const shape = shapeOf(entry.parameter)
    if (shape.kind === 'leaf') return bytes(entry, shape.type)
    const entries = innerEntries(entry)
    if (shape.kind === 'tuple' || shape.size !== null) return sequence(entries, base)
    const length: Draft = {
      hex: numberWord(BigInt(entries.length)),
      name: entry.name,
      meaning: { kind: 'length', count: entries.length, of: 'items' },
    }
    return [length, ...sequence(entries, base + 32)]
  }

  function bytes({ value, name }: Entry, type: string): Draft[] {
    if (typeof value !== 'string') {
      unknownLengths += 1
      return [{ hex: null, name, meaning: { kind: 'value', type, value: null } }]
    }
    const digits = type === 'string' ? textDigits(value) : value.slice(2)
    const parts = Math.ceil(digits.length / 64)
    return [
      {
        hex: numberWord(BigInt(digits.length / 2)),
        name,
        meaning: { kind: 'length', count: digits.length / 2, of: 'bytes' },
      },
      ...Array.from({ length: parts }, (_, part): Draft => ({
        hex: digits.slice(part * 64, part * 64 + 64).padEnd(64, '0'),
        name,
        meaning: { kind: 'bytes', part: part + 1, parts },
      })),
    ]
  }
}

/** Calldata of a call, or null while a value is missing. */
export function calldataOf(method: Method, words: readonly Word[]): Hex | null {
  if (words.some(({ hex }) => hex === null)) return null
  return `0x${selectorOf(method).slice(2)}${words.map(({ hex }) => hex).join('')}`
}

function entriesOf({ parameter, value, name }: Entry): Entry[] {
  const shape = shapeOf(parameter)
  const list = isList(value) ? value : []
  if (shape.kind === 'tuple')
    return shape.components.map((component, index) => ({
      parameter: component,
      value: list[index] ?? null,
      name: component.name ? component.name : `${name}.${index}`,
    }))
  if (shape.kind === 'leaf') return []
  const length = shape.size ?? list.length
  return Array.from({ length }, (_, index) => ({
    parameter: shape.item,
    value: list[index] ?? null,
    name: String(index),
  }))
}

function leafWord(type: string, value: LeafValue): string {
  if (typeof value === 'boolean') return numberWord(value ? 1n : 0n)
  if (typeof value === 'bigint') return numberWord(value)
  const digits = value.slice(2).toLowerCase()
  return type === 'address' ? digits.padStart(64, '0') : digits.padEnd(64, '0')
}

/** Negative numbers as two's complement. */
const numberWord = (value: bigint): string => BigInt.asUintN(256, value).toString(16).padStart(64, '0')

const textDigits = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')

const isList = (value: Encodable): value is readonly Encodable[] => Array.isArray(value)
const isLeaf = (value: Encodable): value is LeafValue => value !== null && !isList(value)
