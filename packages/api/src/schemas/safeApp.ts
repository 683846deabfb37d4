import * as z from 'zod/mini'
import { ChainId, ForeignText } from './scalars.ts'

const UNKNOWN = 'UNKNOWN'

/** Who may open an app. A kind this version does not know reads as `UNKNOWN`. */
export const SafeAppAccessControl = z.object({
  type: z.catch(z.enum(['NO_RESTRICTIONS', 'DOMAIN_ALLOWLIST', UNKNOWN]), UNKNOWN),
  /** Origins of the clients that may, for `DOMAIN_ALLOWLIST`. */
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

/** The manifest of an app as far as it is shown: an app's own words, cut and cleaned. */
export const SafeAppManifest = z.object({
  /** Address the app is opened at. */
  url: z.string(),
  /** At most 60 characters. */
  name: ForeignText,
  /** At most 300 characters. */
  description: ForeignText,
  /** Over https; null where the manifest names none. */
  iconUrl: z.nullable(z.string()),
  /** Features of the browser it asks for, as in `camera`. */
  permissions: z.array(z.string()),
})
export type SafeAppManifest = z.output<typeof SafeAppManifest>
