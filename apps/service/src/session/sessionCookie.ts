import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthConfig } from '../config/AuthConfig.ts'
import { isLoopbackHost } from './trustedOrigin.ts'

/**
 * `Secure` always, but for plain http on this machine, where some browsers would not keep it. `SameSite=Lax`, so that no
 * other site's form carries it; `None` only where the operator has the page on another site, and then over https alone.
 */
function describeCookie(request: FastifyRequest, { crossSite }: AuthConfig): string {
  const isLocal = request.protocol === 'http' && isLoopbackHost(request.hostname)
  return `Path=/; HttpOnly; SameSite=${crossSite ? 'None' : 'Lax'}${isLocal && !crossSite ? '' : '; Secure'}`
}

type Place = { request: FastifyRequest; reply: FastifyReply; auth: AuthConfig }

/** @param expiresAt - epoch milliseconds */
export function setSessionCookie({ request, reply, auth }: Place, token: string, expiresAt: number, now: number): void {
  const seconds = Math.max(0, Math.floor((expiresAt - now) / 1000))
  const expires = new Date(expiresAt).toUTCString()
  reply.header(
    'set-cookie',
    `${auth.cookieName}=${token}; Max-Age=${seconds}; Expires=${expires}; ${describeCookie(request, auth)}`,
  )
}

export function clearSessionCookie({ request, reply, auth }: Place): void {
  const expires = new Date(0).toUTCString()
  reply.header('set-cookie', `${auth.cookieName}=; Max-Age=0; Expires=${expires}; ${describeCookie(request, auth)}`)
}

export function readSessionCookie(request: FastifyRequest, { cookieName }: AuthConfig): string | null {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2)
    if (name === cookieName && value) return value
  }
  return null
}
