import { type Address, displayUnits } from '@countersign/primitives'
import { exactTime } from '@countersign/ui'
import type { Word } from './encodeWords.ts'
import { callMessages as messages } from '../callMessages.ts'

/** The meaning of a word, for display. */
export function wordMeaning({ name, meaning }: Word, nameOf: (address: Address) => string | null): string {
  switch (meaning.kind) {
    case 'start':
      return messages.startsAt({ name, offset: hexOffset(meaning.at) })
    case 'length':
      return meaning.of === 'items'
        ? messages.lengthItems({ name, count: meaning.count })
        : messages.lengthBytes({ name, count: meaning.count })
    case 'bytes':
      return meaning.parts === 1
        ? messages.theBytes(name)
        : messages.part({ name, part: meaning.part, parts: meaning.parts })
    case 'value':
      return meaning.value === null
        ? messages.waiting(name)
        : `${name}${valueText(meaning, nameOf, /^\d+$/.test(name))}`
  }
}

type ValueMeaning = Extract<Word['meaning'], { kind: 'value' }>

function valueText(
  { type, value }: ValueMeaning,
  nameOf: (address: Address) => string | null,
  isItem: boolean,
): string {
  if (value === null) return ''
  const before = isItem ? ' ' : ', '
  if (typeof value === 'boolean') return `${before}${value}`
  if (typeof value === 'bigint')
    return `${before}${timeText(type, value)?.replace(', 00:00 UTC', '') ?? displayUnits(value, 0, { group: true })}`
  if (type !== 'address') return ''
  const known = nameOf(`0x${value.slice(2)}`)
  return known === null ? '' : ` ${known}`
}

/** A date for seconds between 2001 and 2286, if the type can be a time. */
export function timeText(type: string, value: bigint): string | null {
  const isTime = /^uint(32|40|48|64)$/.test(type) && value >= 1_000_000_000n && value < 10_000_000_000n
  return isTime ? exactTime(Number(value) * 1000) : null
}

export type ShortWord = { readonly isCut: boolean; readonly digits: string }

/** The significant digits: without leading zeros, and with long values shortened. */
export function shortWord(hex: string): ShortWord {
  const counted = hex.replace(/^0+/, '')
  const even = counted.length % 2 === 0 ? counted : `0${counted}`
  const digits = even === '' ? '00' : even
  return {
    isCut: digits.length < 60,
    digits: digits.length <= 8 ? digits : `${digits.slice(0, 4)}…${digits.slice(-4)}`,
  }
}

export const hexOffset = (offset: number): string => offset.toString(16).padStart(3, '0')
