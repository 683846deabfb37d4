import * as z from 'zod/mini'
import { bearerSecret } from './bearerSecret.ts'
import { settingMessages } from './settingMessages.ts'

const positive = z.number().check(z.int(), z.positive())

const RouteLimit = z.object({
  /** A path of the API documentation, such as `/v1/chains/{chainId}/safes/{safe}/export`; it includes the paths below it. */
  path: z.string().check(z.regex(/^\/\S*[^/\s]$/, { error: settingMessages.routePath })),
  /** Requests per minute with this key. */
  perMinute: positive,
})

/** A key of one client: its requests are counted for the key, wherever they come from. */
export const ApiKeyConfig = z.object({
  name: z.string().check(z.regex(/^[\w.-]{1,64}$/, { error: settingMessages.apiKeyName })),
  key: bearerSecret(32, settingMessages.adminToken),
  /** Requests per minute, in place of `rateLimitPerMinute`. */
  perMinute: positive,
  /** Lower limits of single routes; the longest path that matches counts. */
  routes: z._default(z.array(RouteLimit), []),
})
export type ApiKeyConfig = z.output<typeof ApiKeyConfig>
