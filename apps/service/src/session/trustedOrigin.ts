import type { FastifyRequest } from 'fastify'
import type { AuthConfig } from '../config/AuthConfig.ts'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { ServiceError } from '../errors/ServiceError.ts'
import { sessionMessages } from './sessionMessages.ts'

type Config = Pick<ServiceContext['config'], 'auth' | 'port'>

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|.+\.localhost)$/i

export const isLoopbackHost = (hostname: string) => LOOPBACK.test(hostname)

/** Whether users may sign in from there. Only the configuration decides: a phishing page could send any Host header. */
export function isSignInOrigin({ origins }: AuthConfig, origin: string): boolean {
  if (origins.length > 0) return origins.includes(origin)
  return URL.canParse(origin) && /^https?:/.test(origin) && isLoopbackHost(new URL(origin).hostname)
}

/**
 * Whether the page at `origin` may send requests with a cookie from another origin than the service's: the configured origins, and without
 * any, the loopback names of this service's own port. Cookies ignore ports, so any program that serves a page on another port of this
 * machine could otherwise act with the session of the user who is signed in here.
 */
export function mayUseCookie(
  { auth, port }: Config,
  { socket }: Pick<FastifyRequest, 'socket'>,
  origin: string,
): boolean {
  if (!isSignInOrigin(auth, origin)) return false
  if (auth.origins.length > 0) return true
  const url = new URL(origin)
  const named = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  // The connected port: with `port` 0 only the socket knows it.
  return named === port || named === socket.localPort
}

/**
 * Protects against cross-site requests: browsers name the requesting site in `Origin`, and only the service's own page and the configured
 * origins may use the cookie. Programs other than browsers send no Origin, and have no cookies of other users.
 */
export function isTrustedOrigin({ config }: ServiceContext, request: FastifyRequest): boolean {
  const { origin } = request.headers
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site' || request.method === 'GET'
  if (mayUseCookie(config, request, origin)) return true
  return URL.canParse(origin) && new URL(origin).host === request.host
}

export function assertTrustedOrigin(context: ServiceContext, request: FastifyRequest): void {
  if (isTrustedOrigin(context, request)) return
  throw new ServiceError('auth/forbidden', () => sessionMessages.untrusted({ origin: request.headers.origin }))
}
