import { ChainId, SafeAppAccessControl } from '@countersign/api'
import * as z from 'zod/mini'
import { settingMessages } from './settingMessages.ts'

const HttpUrl = z
  .string()
  .check(z.refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), { error: settingMessages.appUrl }))

/** An app that the page offers. */
export const SafeAppConfig = z.object({
  /** Must never change: messages refer to it. */
  id: z.number().check(z.int(), z.nonnegative()),
  url: HttpUrl,
  name: z.string(),
  iconUrl: z._default(z.nullable(z.string()), null),
  description: z._default(z.string(), ''),
  /** Every configured chain when left out. */
  chainIds: z.optional(z.array(ChainId)),
  provider: z._default(z.nullable(z.object({ url: z.string(), name: z.string() })), null),
  accessControl: z._default(SafeAppAccessControl, { type: 'NO_RESTRICTIONS', value: null }),
  tags: z._default(z.array(z.string()), []),
  features: z._default(z.array(z.string()), []),
  developerWebsite: z._default(z.nullable(z.string()), null),
  socialProfiles: z._default(
    z.array(z.object({ platform: z.enum(['TWITTER', 'GITHUB', 'DISCORD', 'TELEGRAM']), url: z.string() })),
    [],
  ),
  featured: z._default(z.boolean(), false),
  /** An app that is not listed still names the transactions that it proposed. */
  listed: z._default(z.boolean(), true),
})
export type SafeAppConfig = z.output<typeof SafeAppConfig>
