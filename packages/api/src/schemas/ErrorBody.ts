import * as z from 'zod/mini'

/** The only error body. It has all fields of both error formats of the reference. */
export const ErrorBody = z.object({
  /** The HTTP status. A string only where clients of the reference branch on it (a relayed call whose simulation failed). */
  code: z.union([z.number(), z.string()]),
  statusCode: z.number(),
  message: z.string(),
  /**
   * A sentence about the failure, with the values that disagree. `message` keeps the wording that other clients
   * compare.
   */
  detail: z.optional(z.string()),
  /** A word for clients that must tell failures with the same status apart: `NOT_FOLLOWED`, `REBUILDING`. */
  reason: z.optional(z.string()),
  error: z.optional(z.string()),
  requestId: z.optional(z.string()),
  /** The first invalid field of a failed schema check. */
  issue: z.optional(z.object({ kind: z.string(), path: z.array(z.union([z.string(), z.number()])) })),
  /** Seconds until a retry can succeed. */
  retryAfter: z.optional(z.number()),
})
export type ErrorBody = z.output<typeof ErrorBody>
