import * as z from 'zod/mini'

/** A part of a service process. `node` and `index` exist once for each chain. */
export const HealthPart = z.object({
  part: z.enum(['database', 'disk', 'journal', 'node', 'index', 'page']),
  chainId: z.optional(z.string()),
  status: z.enum(['OK', 'KO']),
  detail: z.optional(z.string()),
})
export type HealthPart = z.output<typeof HealthPart>

/**
 * `GET /health/live`, `/health/ready` and `/health/writes`. `detail` names what the service waits for: chains that were not reached,
 * the page. Only `/health/writes` has `parts`.
 */
export const Health = z.object({
  status: z.enum(['OK', 'KO']),
  detail: z.optional(z.string()),
  parts: z.optional(z.array(HealthPart)),
  /** Percent of the journal that is in the database, while the service rebuilds it after a start. */
  rebuilding: z.optional(z.number()),
})
export type Health = z.output<typeof Health>
