import type { Address, Hex } from '@countersign/primitives'
import type { IndexedAccount } from '../../db/schema/IndexedAccount.ts'
import type { BlockHeader } from '../fold/decode/BlockHeader.ts'
import { ChainMovedError } from '../read/ChainMovedError.ts'
import type { IndexerMemory, IndexerParts } from '../state/IndexerParts.ts'
import type { RangeResult } from '../fold/RangeResult.ts'
import { BY_HASH_BLOCKS, type UnusedLogs } from '../read/findLogs.ts'
import { createRangeTuner } from '../read/createRangeTuner.ts'
import { readTuned } from '../read/readTuned.ts'

/** Blocks that are written in one transaction. */
export type Run = {
  from: number
  /** Its last block. */
  end: BlockHeader
  result: RangeResult
  /** The start of the following run. */
  next: Place
}

/** The first block of a run, and what is known before the node is called. */
export type Place = {
  from: number
  /** Hash of the block before it, when one is indexed. */
  parentHash: Hex | null
  /** Logs from that block on, of every account that was known before the run or added by it. */
  unused?: UnusedLogs | null
  /** Accounts after the previous run. */
  settled?: ReadonlyMap<Address, IndexedAccount>
}

export const isSamePlace = (a: Place, b: Place): boolean => a.from === b.from && a.parentHash === b.parentHash

/** Logs in one run: a quarter of a second of writing. */
const MOST_LOGS = 6000

/** Blocks of the first request: few, so that writing begins soon. */
const FIRST_BLOCKS = 100

export type RunReader = (view: IndexerParts, known: IndexerMemory, place: Place, target: BlockHeader) => Promise<Run>

/** Reads a chain run by run, up to a head. Writes nothing. */
export function createRunReader(
  { config, mostLogs = MOST_LOGS }: IndexerParts,
  backScan: () => Promise<number>,
): RunReader {
  const tuner = createRangeTuner(config.maxBlockRange, FIRST_BLOCKS)
  const scanner = createRangeTuner(config.maxBlockRange, config.maxBlockRange)
  return async (view, known, { from, parentHash, unused = null, settled }, target) => {
    const room = await backScan()
    const { request, to, result, rest } = await readTuned(view, known, tuner, (size, isAgain) => {
      // When the node refuses further requests of a range, the range shrinks and its logs are read again.
      const given = isAgain ? null : unused
      const byHash = target.number - from < BY_HASH_BLOCKS
      const last = byHash ? target.number : Math.min(target.number - BY_HASH_BLOCKS, from + size - 1)
      return {
        from,
        to: given?.to ?? last,
        isHead: (given?.to ?? last) === target.number,
        byHash,
        parentHash,
        backScan: room,
        scanner,
        given,
        // The blocks at the head are verified together, so they are not divided.
        mostLogs: byHash ? Infinity : mostLogs,
        ...(settled ? { settled } : {}),
      }
    })
    const end = result.headers.find(({ number }) => number === to)
    if (!end || (request.isHead && to === target.number && end.hash !== target.hash)) throw new ChainMovedError()
    return {
      from,
      end,
      result,
      next: {
        from: to + 1,
        parentHash: end.hash,
        unused: rest,
        settled: result.batch.accounts,
      },
    }
  }
}
