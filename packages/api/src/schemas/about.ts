import * as z from 'zod/mini'
import { JournalKey } from './journal.ts'

/** `GET /about`. */
export const About = z.object({
  name: z.string(),
  version: z.nullable(z.string()),
  buildNumber: z.nullable(z.string()),
  /** The key that verifies signatures of journal pages. */
  journalKey: z.optional(JournalKey),
  /** VAPID public key of this service (RFC 8292), base64url. Browsers subscribe to push with it. */
  pushPublicKey: z.optional(z.string()),
})
export type About = z.output<typeof About>

/** `GET /v1/chains/{chainId}/about`. */
export const ChainAbout = z.object({
  transactionServiceBaseUri: z.string(),
  name: z.string(),
  version: z.nullable(z.string()),
  buildNumber: z.nullable(z.string()),
  journalKey: z.optional(JournalKey),
})

/**
 * `GET /v1/chains/{chainId}/about/backbone`. In the reference this describes the separate indexer; here the indexer
 * is the same process.
 */
export const Backbone = z.object({
  api_version: z.string(),
  headers: z.nullable(z.string()),
  host: z.string(),
  name: z.string(),
  secure: z.boolean(),
  settings: z.nullable(z.record(z.string(), z.unknown())),
  version: z.string(),
})
