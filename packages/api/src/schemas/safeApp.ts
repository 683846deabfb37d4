import * as z from 'zod/mini'
import { ChainId, ForeignText } from './scalars.ts'

const UNKNOWN = 'UNKNOWN'

/** The clients that may open an app. An unknown kind is read as `UNKNOWN`. */
export const SafeAppAccessControl = z.object({
  type: z.catch(z.enum(['NO_RESTRICTIONS', 'DOMAIN_ALLOWLIST', UNKNOWN]), UNKNOWN),
  /** Origins of the permitted clients, for `DOMAIN_ALLOWLIST`. */
  value: z.nullable(z.array(z.string())),
})

/** An app that runs inside the page. */
export const SafeApp = z.object({
  id: z.number(),
  url: z.string(),
  name: ForeignText,
  iconUrl: z.nullable(z.string()),
  description: ForeignText,
  chainIds: z.array(ChainId),
  provider: z.nullable(z.object({ url: z.string(), name: ForeignText })),
  accessControl: SafeAppAccessControl,
  tags: z.array(z.string()),
  features: z.array(z.string()),
  developerWebsite: z.nullable(z.string()),
  socialProfiles: z.array(
    z.object({
      platform: z.catch(z.enum(['TWITTER', 'GITHUB', 'DISCORD', 'TELEGRAM', UNKNOWN]), UNKNOWN),
      url: z.string(),
    }),
  ),
  featured: z.boolean(),
})
export type SafeApp = z.output<typeof SafeApp>

/** The displayed part of an app's manifest: the app's own words, shortened and cleaned. */
export const SafeAppManifest = z.object({
  /** The URL at which the app is opened. */
  url: z.string(),
  /** At most 60 characters. */
  name: ForeignText,
  /** At most 300 characters. */
  description: ForeignText,
  /** Over https; null if the manifest names none. */
  iconUrl: z.nullable(z.string()),
  /** Browser features that it requests, such as `camera`. */
  permissions: z.array(z.string()),
})
export type SafeAppManifest = z.output<typeof SafeAppManifest>
