import * as z from 'zod/mini'

/** The one error body: a superset of both families of the reference. */
export const ErrorBody = z.object({
  /** The status; a word only where clients branch on it (a relayed call whose simulation failed). */
  code: z.union([z.number(), z.string()]),
  statusCode: z.number(),
  message: z.string(),
  /** What happened here, in a sentence with the values that disagree. `message` keeps the wording other clients match on. */
  detail: z.optional(z.string()),
  error: z.optional(z.string()),
  requestId: z.optional(z.string()),
  /** First failing field of a schema check. */
  issue: z.optional(z.object({ kind: z.string(), path: z.array(z.union([z.string(), z.number()])) })),
  /** Seconds until a retry makes sense. */
  retryAfter: z.optional(z.number()),
})
export type ErrorBody = z.output<typeof ErrorBody>
