import {
  type Address,
  type Hex,
  isAddress,
  isHex,
  parseAddressInput,
  parseUnits,
  hasValidChecksum,
} from '@countersign/primitives'
import type { Leaf } from './FieldValue.ts'
import { callInputMessages as messages } from './callInputMessages.ts'

export type LeafValue = bigint | boolean | string
export type ParsedLeaf =
  | { readonly ok: true; readonly value: LeafValue }
  | { readonly ok: false; readonly reason: string }

export type Network = { readonly shortName: string }

/** Parses text as a value of a Solidity type; the problem is one sentence. */
export function parseLeaf(type: string, leaf: Leaf, network: Network): ParsedLeaf {
  if (type === 'address') return parseAddress(leaf, network)
  if (type === 'bool') return parseBool(leaf.text)
  if (type === 'string') return { ok: true, value: leaf.text }
  if (type === 'bytes') return parseBytes(leaf.text, null, type)
  if (type === 'function') return parseBytes(leaf.text, 24, type)
  const bytes = /^bytes(\d+)$/.exec(type)
  if (bytes) return parseBytes(leaf.text, Number(bytes[1]), type)
  const number = /^(u?)int(\d+)$/.exec(type)
  if (number) return parseNumber(leaf, number[1] === 'u', Number(number[2]), type)
  return refuse(messages.noType(type))
}

function parseAddress({ text, address }: Leaf, { shortName }: Network): ParsedLeaf {
  const trimmed = text.trim()
  if (trimmed === '') return refuse(messages.enterAddress)
  const parsed = parseAddressInput(trimmed, { shortName })
  if (parsed.ok) return { ok: true, value: parsed.address }
  if (address !== undefined && !trimmed.startsWith('0x')) return { ok: true, value: address satisfies Address }
  const digits = trimmed.slice(trimmed.indexOf(':') + 1)
  return refuse(isAddress(digits) && !hasValidChecksum(digits) ? messages.wrongChecksum : parsed.reason)
}

function parseBool(text: string): ParsedLeaf {
  const trimmed = text.trim().toLowerCase()
  if (trimmed === 'true' || trimmed === '1') return { ok: true, value: true }
  if (trimmed === 'false' || trimmed === '0') return { ok: true, value: false }
  return refuse(messages.noBool(clip(text)))
}

function parseBytes(text: string, size: number | null, type: string): ParsedLeaf {
  const trimmed = text.trim()
  if (trimmed === '') return refuse(size === null ? messages.enterBytes : messages.enterSomeBytes(size))
  if (!/^0x/i.test(trimmed)) return refuse(messages.bytesStart)
  const digits = trimmed.slice(2)
  const wrong = /[^0-9a-fA-F]/.exec(digits)
  if (wrong) return refuse(messages.wrongDigit({ digit: wrong[0], position: wrong.index + 3 }))
  if (digits.length % 2 === 1) return refuse(messages.oddDigits(digits.length))
  const count = digits.length / 2
  if (size !== null && count !== size) return refuse(messages.wrongSize({ type, size, count }))
  const value: Hex = `0x${digits.toLowerCase()}`
  return isHex(value) ? { ok: true, value } : refuse(messages.noBytes)
}

function parseNumber({ text, unit }: Leaf, isUnsigned: boolean, bits: number, type: string): ParsedLeaf {
  const trimmed = text.trim()
  if (trimmed === '') return refuse(unit ? messages.enterAmount : messages.enterNumber)
  if (unit) return parseAmount(trimmed, unit, bits, type)
  const isWhole = /^-?\d+$/.test(trimmed) || /^0x[0-9a-fA-F]+$/.test(trimmed)
  if (!isWhole)
    return refuse(/^-?[\d.,]+$/.test(trimmed) ? messages.noWhole(clip(trimmed)) : messages.noNumber(clip(trimmed)))
  return inRange(BigInt(trimmed), isUnsigned, bits, type)
}

function parseAmount(
  text: string,
  { symbol, decimals }: NonNullable<Leaf['unit']>,
  bits: number,
  type: string,
): ParsedLeaf {
  const fraction = /^\d*[.,](\d+?)0*$/.exec(text)?.[1] ?? ''
  if (fraction.length > decimals) return refuse(messages.tooManyDecimals({ count: fraction.length, symbol, decimals }))
  const parsed = parseUnits(text, decimals, symbol)
  return parsed.ok ? inRange(parsed.value, true, bits, type) : refuse(parsed.reason)
}

function inRange(value: bigint, isUnsigned: boolean, bits: number, type: string): ParsedLeaf {
  const most = 2n ** BigInt(isUnsigned ? bits : bits - 1) - 1n
  const least = isUnsigned ? 0n : -most - 1n
  if (value < least) return refuse(isUnsigned ? messages.negative(type) : messages.tooSmall({ type, least }))
  if (value > most) return refuse(messages.tooLarge({ type, most }))
  return { ok: true, value }
}

const clip = (text: string): string => (text.length > 24 ? `${text.slice(0, 24)}…` : text)
const refuse = (reason: string): ParsedLeaf => ({ ok: false, reason })
