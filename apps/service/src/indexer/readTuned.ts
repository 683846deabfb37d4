import type { IndexerMemory, IndexerParts } from './indexerParts.ts'
import type { RangeResult } from './rangeResult.ts'
import { readRange, type RangeRequest } from './readRange.ts'
import { isRangeRefusal, type RangeTuner } from './tuneRange.ts'

/** Reads a run of blocks of the size the node takes now. */
export async function readTuned(
  parts: IndexerParts,
  known: IndexerMemory,
  tuner: RangeTuner,
  build: (size: number) => RangeRequest,
): Promise<{ request: RangeRequest; result: RangeResult }> {
  const { config, clock, log } = parts
  for (;;) {
    const request = build(tuner.size())
    const began = clock()
    try {
      const result = await readRange(parts, known, request)
      // A short rest at the head says nothing about longer runs.
      if (request.to - request.from + 1 >= tuner.size()) tuner.answered(clock() - began, result.logCount)
      return { request, result }
    } catch (error) {
      if (!isRangeRefusal(error) || !tuner.shrink(error)) throw error
      log.info(
        `Chain ${config.chainId}: the node refused a range of blocks, now asking for ${tuner.size()} at a time.`,
        { error: String(error) },
      )
    }
  }
}
