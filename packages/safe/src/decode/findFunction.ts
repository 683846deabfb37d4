import type { Abi, AbiFunction } from 'viem'
import { toFunctionSelector } from 'viem/utils'
import type { Hex } from '@countersign/primitives'

const indexes = new WeakMap<Abi, Map<string, AbiFunction>>()

/** Finds the function of an ABI with a selector; the first one if two share it. */
export function findFunction(abi: Abi, selector: Hex): AbiFunction | undefined {
  let index = indexes.get(abi)
  if (index === undefined) {
    index = new Map()
    for (const item of abi) {
      if (item.type !== 'function') continue
      const key = toFunctionSelector(item)
      if (!index.has(key)) index.set(key, item)
    }
    indexes.set(abi, index)
  }
  return index.get(selector)
}
