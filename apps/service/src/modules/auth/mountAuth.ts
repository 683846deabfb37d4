import { routes } from '@countersign/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parse } from 'node:querystring'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { createNonce } from './createNonce.ts'
import { findSession, requireSession } from '../../session/requireSession.ts'
import { clearSessionCookie, setSessionCookie } from '../../session/sessionCookie.ts'
import { endToken, issueToken } from '../../session/sessionToken.ts'
import { assertTrustedOrigin, isSignInOrigin } from '../../session/trustedOrigin.ts'
import { verifySiwe } from './verifySiwe.ts'
import { clientKey } from '../../routing/clientKey.ts'
import { createTokenBucket } from '../../rate-limit/TokenBucket.ts'
import { authMessages } from './authMessages.ts'

const HOUR_MS = 3_600_000

export function mountAuth(root: FastifyInstance, context: ServiceContext): void {
  root.register(async (app) => {
    readForms(app)
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    mountSignIn(app, context)
    mountSignOut(app, context)
  })
}

function mountSignIn(app: FastifyInstance, context: ServiceContext): void {
  const { auth } = context.config
  const [limitNonces, limitAttempts] = [createSignInLimit(context), createSignInLimit(context)]
  mount(app, routes.getAuthNonce, async ({ request }) => {
    limitNonces(request)
    return { nonce: await createNonce(context) }
  })
  mount(app, routes.verifySiwe, async ({ body, request, reply }) => {
    limitAttempts(request)
    // Another site could otherwise sign a visitor in with its own wallet and read what the visitor stores in that session.
    assertTrustedOrigin(context, request)
    const { address, chainId, expiresAt } = await verifySiwe(context, body)
    const now = context.clock()
    const latest = now + auth.sessionHours * HOUR_MS
    const until = Math.min(latest, expiresAt ?? latest)
    const token = await issueToken(context, { address, chainId, expiresAt: until })
    setSessionCookie({ request, reply, auth }, token, until, now)
  })
  mount(app, routes.getUserSession, async ({ request }) => {
    const { id, signerAddress } = await requireSession(context, request)
    return { id, authMethod: 'siwe' as const, signerAddress }
  })
}

function mountSignOut(app: FastifyInstance, context: ServiceContext): void {
  const { auth } = context.config
  mount(app, routes.logout, async ({ request, reply }) => {
    assertTrustedOrigin(context, request)
    const session = await findSession(context, request)
    if (session) await endToken(context, session)
    clearSessionCookie({ request, reply, auth })
  })
  mount(app, routes.logoutAndRedirect, async ({ body, request, reply }) => {
    assertTrustedOrigin(context, request)
    const location = readTarget(context, body.redirect_url)
    const session = await findSession(context, request)
    if (session) await endToken(context, session)
    clearSessionCookie({ request, reply, auth })
    reply.header('location', location)
  })
}

/** Only origins where users sign in, or a path of this service: another target would turn this service into an open redirect. */
function readTarget({ config }: ServiceContext, target = '/'): string {
  const here = 'http://here.invalid'
  if (URL.canParse(target, here)) {
    const { origin, pathname, search, hash, href } = new URL(target, here)
    // `/..//site` is a path too, but in a Location header it would be another site.
    if (origin === here && target.startsWith('/') && !pathname.startsWith('//')) return `${pathname}${search}${hash}`
    if (isSignInOrigin(config.auth, origin)) return href
  }
  throw new ServiceError('auth/redirect', () => authMessages.redirect({ target }))
}

/** A plain HTML form can end the session too. */
function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, { ...parse(body.toString()) }),
  )
}

/** Each of these routes writes to the database or calls a node for a client that has not signed in. @throws ServiceError auth/too-many */
function createSignInLimit({ config, monotonic }: ServiceContext): (request: FastifyRequest) => void {
  const { requestsPerMinute } = config.auth
  const bucket = createTokenBucket(requestsPerMinute, monotonic)
  return (request) => {
    const retryAfter = bucket.take(clientKey(request.ip))
    if (retryAfter === 0) return
    const detail = () => authMessages.tooMany({ most: requestsPerMinute, seconds: retryAfter })
    throw new ServiceError('auth/too-many', detail, { retryAfter })
  }
}
