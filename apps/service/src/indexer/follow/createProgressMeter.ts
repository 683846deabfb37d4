import type { IndexingProgress } from '@countersign/api'

/** The speed is averaged over at most this period, so that it follows a node that becomes slower. */
const WINDOW_MS = 30_000

export type ProgressMeter = {
  /** Reports that this block is the next one to read. */
  reached(block: number): IndexingProgress
}

/** Computes the progress from one block to another and the remaining time. */
export function createProgressMeter(fromBlock: number, toBlock: number, monotonic: () => number): ProgressMeter {
  const marks: { block: number; at: number }[] = [{ block: fromBlock, at: monotonic() }]
  return {
    reached(block) {
      const now = monotonic()
      marks.push({ block, at: now })
      while (marks.length > 2 && (marks[0]?.at ?? now) < now - WINDOW_MS) marks.shift()
      const first = marks[0] ?? { block, at: now }
      const seconds = (now - first.at) / 1000
      const speed = seconds > 0 ? (block - first.block) / seconds : 0
      const left = Math.max(0, toBlock + 1 - block)
      return {
        fromBlock,
        toBlock,
        blockNumber: Math.min(block, toBlock),
        blocksPerSecond: Math.round(speed * 10) / 10,
        etaSeconds: speed > 0 ? Math.ceil(left / speed) : null,
      }
    },
  }
}
