import type { FastifyRequest } from 'fastify'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { ServiceError } from '../errors/ServiceError.ts'
import { readSessionCookie } from './sessionCookie.ts'
import { readToken, type Session } from './sessionToken.ts'
import { isTrustedOrigin } from './trustedOrigin.ts'
import { sessionMessages } from './sessionMessages.ts'

/** The signed-in address. Null without a session, and for a request that another site made its visitor's browser send. */
export async function findSession(context: ServiceContext, request: FastifyRequest): Promise<Session | null> {
  const token = readSessionCookie(request, context.config.auth)
  return token === null || !isTrustedOrigin(context, request) ? null : readToken(context, token)
}

/** @throws ServiceError auth/forbidden */
export async function requireSession(context: ServiceContext, request: FastifyRequest): Promise<Session> {
  const session = await findSession(context, request)
  if (session) return session
  throw new ServiceError('auth/forbidden', () => sessionMessages.none)
}
