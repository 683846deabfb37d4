import { HashSchema } from '@countersign/api'
import * as z from 'zod/mini'
import { RawLog } from './RawLog.ts'

/** What was read of one account so far: blocks `from` to `to`, without a hole. */
export const HistoryRecord = z.object({
  from: z.number(),
  to: z.number(),
  /** Hash of block `to`: another one there means the chain took blocks back. */
  toHash: HashSchema,
  /** Its creation was seen, or the first block was reached. */
  complete: z.boolean(),
  /** Blocks a node took in one request. */
  range: z.number(),
  logs: z.array(RawLog),
})
export type HistoryRecord = z.output<typeof HistoryRecord>
