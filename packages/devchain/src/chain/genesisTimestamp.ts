import { gunzipSync } from 'node:zlib'
import { hexToBytes, type Hex } from 'viem'

/**
 * The time of block 0 in a saved state, in epoch seconds.
 *
 * `anvil_loadState` adds the saved blocks to the fresh chain's own block 0 instead of replacing it. With another time
 * that is another block, and anvil may then serve either as block 0. If the chain starts with the saved time, both
 * are the same block.
 *
 * @param state the answer of `anvil_dumpState` (gzip, hex)
 * @returns undefined if the state cannot be read; `anvil_loadState` then reports why
 */
export function readGenesisTimestamp(state: Hex): number | undefined {
  try {
    const saved: unknown = JSON.parse(gunzipSync(hexToBytes(state)).toString())
    const genesis = property(saved, 'blocks')
    if (!Array.isArray(genesis)) return undefined
    const times = genesis
      .map((block: unknown) => property(block, 'header'))
      .filter((header) => Number(property(header, 'number')) === 0)
      .map((header) => Number(property(header, 'timestamp')))
    return times.find(Number.isSafeInteger)
  } catch {
    return undefined
  }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
