import type { IndexerMemory, IndexerParts } from '../state/IndexerParts.ts'
import { readRange, type RangeRead, type RangeRequest } from './readRange.ts'
import { isRangeRefusal, type RangeTuner } from './createRangeTuner.ts'

/** Reads a run of blocks with the block range that the node currently accepts. */
export async function readTuned(
  parts: IndexerParts,
  known: IndexerMemory,
  tuner: RangeTuner,
  build: (size: number, isAgain: boolean) => RangeRequest,
): Promise<RangeRead & { request: RangeRequest }> {
  const { config, monotonic, log } = parts
  for (let attempt = 0; ; attempt += 1) {
    const request = build(tuner.size(), attempt > 0)
    const began = monotonic()
    try {
      const read = await readRange(parts, known, request)
      // A short range at the head says nothing about longer ones, and logs from an earlier read say nothing about the node.
      if (!request.given && request.to - request.from + 1 >= tuner.size())
        tuner.answered(monotonic() - began, read.result.logCount)
      return { request, ...read }
    } catch (error) {
      if (!isRangeRefusal(error) || !tuner.shrink(error)) throw error
      log.info(
        `Chain ${config.chainId}: the node refused a range of blocks. Requests now have ${tuner.size()} blocks.`,
        { error: String(error) },
      )
    }
  }
}
