import { HashSchema } from '@countersign/api'
import * as z from 'zod/mini'
import { RawLog } from './RawLog.ts'

/** What was read of one account so far: all blocks from `from` to `to`. */
export const HistoryRecord = z.object({
  /** Which logs were read. A record of an older page has no token approvals and is read again. */
  kinds: z.literal(2),
  from: z.number(),
  to: z.number(),
  /** Hash of block `to`. A different hash there means that the chain replaced blocks. */
  toHash: HashSchema,
  /** The creation was found, or block 0 was reached. */
  complete: z.boolean(),
  /** The number of blocks that the node accepted in one request. */
  range: z.number(),
  logs: z.array(RawLog),
})
export type HistoryRecord = z.output<typeof HistoryRecord>
