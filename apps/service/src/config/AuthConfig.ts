import * as z from 'zod/mini'
import { settingMessages } from './settingMessages.ts'

export const Origin = z.string().check(
  z.refine((text) => URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text), {
    error: settingMessages.origin,
  }),
)

export const AuthConfig = z.object({
  /**
   * Origins where users sign in, including the service's own public one. Only they may send requests with a cookie. Empty: localhost and
   * loopback addresses only, which is correct for a service on one machine and nothing else.
   */
  origins: z._default(z.array(Origin), []),
  /** The page is on another site than the service: the cookie is sent cross-site (SameSite=None), over https only. */
  crossSite: z._default(z.boolean(), false),
  /** Name of the session cookie. Cookies ignore ports, so two services on one host name need two names. */
  cookieName: z._default(z.string().check(z.regex(/^[\w-]+$/)), 'access_token'),
  /** A session ends after this many hours at the latest. */
  sessionHours: z._default(z.number().check(z.gt(0), z.maximum(24)), 24),
  /** Nonces and sign-in attempts, per minute and address. */
  requestsPerMinute: z._default(z.number().check(z.gte(1)), 5),
})
export type AuthConfig = z.output<typeof AuthConfig>
