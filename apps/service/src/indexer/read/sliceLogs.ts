import type { BlockRange } from './fetchLogs.ts'
import type { RangeLogs } from './readLogs.ts'

/** Logs that were read with the current run and belong to a later one. */
export type UnusedLogs = BlockRange & { logs: RangeLogs }

/**
 * The first blocks of a run that contain about this many logs, so that memory use and transactions do not grow with the size of a node's
 * answer.
 * @returns their last block, and the remaining logs
 */
export function sliceLogs(
  { from, to, logs }: UnusedLogs,
  most: number,
): { to: number; logs: RangeLogs; rest: UnusedLogs | null } {
  const { safeLogs, transferLogs, headers } = logs
  // Transfers to a new account from before these blocks belong to the first of them.
  const counts = new Map<number, number>()
  for (const { blockNumber } of [...safeLogs, ...transferLogs])
    if (blockNumber >= from) counts.set(blockNumber, (counts.get(blockNumber) ?? 0) + 1)
  const blocks = [...counts.keys()].sort((a, b) => a - b)
  let room = most
  const end = blocks.find((block) => (room -= counts.get(block) ?? 0) <= 0)
  // A block is never divided.
  if (end === undefined || end === blocks.at(-1)) return { to, logs, rest: null }
  const pick = (isMeant: (block: number) => boolean): RangeLogs => ({
    safeLogs: safeLogs.filter(({ blockNumber }) => isMeant(blockNumber)),
    transferLogs: transferLogs.filter(({ blockNumber }) => isMeant(blockNumber)),
    headers: new Map([...headers].filter(([block]) => isMeant(block))),
  })
  return {
    to: end,
    logs: pick((block) => block <= end),
    rest: { from: end + 1, to, logs: pick((block) => block > end) },
  }
}
