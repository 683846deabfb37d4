import { Amount, HexSchema } from '@countersign/api'
import * as z from 'zod/mini'

/** A transaction that was proposed again with a lower number. */
export const Moved = z.object({
  /** The hash of the old proposal. */
  hash: HexSchema,
  from: Amount,
  to: Amount,
  /** What it does. */
  title: z.string(),
  /** Signatures that were given for the old number. */
  signatures: z.number(),
  /** How many more move after it. */
  left: z.number(),
})
export type Moved = z.output<typeof Moved>
