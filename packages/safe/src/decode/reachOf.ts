import type { AbiParameter } from 'viem'
import { type Hex, wordReader } from '@countersign/primitives'

/**
 * Which bytes the parameters take up: `within` the data, some of them `missing`, or `shared` by several parameters.
 * An encoder never lets two parameters share bytes. Decoding them would copy the same bytes once for each offset: 100
 * kB to which 1,000 offsets point become 100 MB.
 */
export function reachOf(types: readonly AbiParameter[], bytes: Hex): 'within' | 'missing' | 'shared' {
  const at = wordReader(bytes)
  let total = 0

  /** Counts a part of the data; false ends the walk. */
  const take = (start: number, size: number): boolean => {
    if (!(start + size <= at.length)) total = Number.NaN
    total += size
    return total <= at.length
  }

  /** The head of a list from `start` on, and the parts to which its offsets point. */
  const takeList = (items: readonly AbiParameter[], start: number): boolean => {
    const sizes = items.map(sizeOf)
    let position = start
    if (!take(start, sum(sizes.map((size) => size ?? 32)))) return false
    return items.every((item, index) => {
      const place = position
      position += sizes[index] ?? 32
      return sizes[index] !== null || takePart(item, start, place)
    })
  }

  /** The part of an item of varying size, whose offset is at `place` and counts from `start`. */
  const takePart = (item: AbiParameter, start: number, place: number): boolean => {
    const offset = at.size(place)
    if (offset === null) return take(Number.NaN, 0)
    const part = start + offset
    const list = listOf(item)
    if (list === null) {
      if ('components' in item) return takeList(item.components, part)
      return take(part, 32) && take(part + 32, at.size(part) ?? Number.NaN)
    }
    const first = list.count === null ? part + 32 : part
    if (list.count === null && !take(part, 32)) return false
    const count = list.count ?? at.size(part) ?? Number.NaN
    const size = sizeOf(list.item)
    if (!take(first, count * (size ?? 32))) return false
    for (let index = 0; size === null && index < count; index++)
      if (!takePart(list.item, first, first + index * 32)) return false
    return true
  }

  return takeList(types, 0) ? 'within' : Number.isNaN(total) ? 'missing' : 'shared'
}

/** The item and the fixed count of a list type; null for another type. */
function listOf(parameter: AbiParameter): { readonly item: AbiParameter; readonly count: number | null } | null {
  const [, type, count] = /^(.*)\[(\d*)\]$/.exec(parameter.type) ?? []
  return type === undefined ? null : { item: { ...parameter, type }, count: count ? Number(count) : null }
}

/** The bytes of a type; null if they vary. A type without any, which Solidity does not have, counts as endless. */
function sizeOf(parameter: AbiParameter): number | null {
  const list = listOf(parameter)
  if (list !== null) {
    const size = sizeOf(list.item)
    return list.count === null || size === null ? null : list.count * size || Number.POSITIVE_INFINITY
  }
  if (parameter.type === 'bytes' || parameter.type === 'string') return null
  if (!('components' in parameter)) return 32
  const sizes = parameter.components.map(sizeOf)
  return sizes.includes(null) ? null : sum(sizes.map(Number)) || Number.POSITIVE_INFINITY
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)
