import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { ServiceError } from '../errors/ServiceError.ts'
import { mayUseCookie } from '../session/trustedOrigin.ts'
import { assertKnownHost } from './assertKnownHost.ts'

/**
 * Only the page of this origin may read these: they contain node keys and demo keys, and any site that a user visits could request them.
 */
const OWN_ORIGIN_ONLY = /^\/((config|boot)\.json|metrics|admin)(\?|\/|$)/

/** Without a list of allowed headers, a preflight is answered with those that it names: API keys, captcha tokens and whatever a client sends. */
const open: FastifyCorsOptions = {
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'DELETE'],
  exposedHeaders: ['retry-after', 'x-request-id', 'content-disposition'],
  maxAge: 86_400,
}

/** Routes that read a cookie: CORS with credentials only for the origins where users sign in, never for all. */
const WITH_COOKIE =
  /^\/(v1\/(auth|notifications\/(push|devices|webhooks))|v2\/(register\/notifications|chains\/[^/]+\/notifications\/devices)|v1\/chains\/[^/]+\/safes\/[^/]+\/follow)(\?|\/|$)/

/** With a token of its own, metrics may be requested under any host name. */
const isOwnOriginOnly = ({ metricsToken }: ServiceContext['config'], url: string) =>
  OWN_ORIGIN_ONLY.test(url) && !url.startsWith('/admin/') && !(metricsToken !== undefined && url.startsWith('/metrics'))

export async function openToOthers(app: FastifyInstance, { config }: ServiceContext): Promise<void> {
  const credentialed = (request: FastifyRequest): FastifyCorsOptions => ({
    ...open,
    credentials: true,
    allowedHeaders: ['content-type', 'last-event-id'],
    origin: (origin, callback) => callback(null, origin !== undefined && mayUseCookie(config, request, origin)),
  })
  const optionsFor = (request: FastifyRequest, url: string) => {
    if (OWN_ORIGIN_ONLY.test(url)) return { origin: false }
    return WITH_COOKIE.test(url) ? credentialed(request) : open
  }
  app.addHook('onRequest', async (request) => {
    if (request.overrun === null && isOwnOriginOnly(config, request.routeOptions.url ?? ''))
      assertKnownHost(config, request)
  })
  // The CORS plugin would answer this as plain text.
  app.addHook('onRequest', async ({ method, headers, overrun }) => {
    if (overrun === null && method === 'OPTIONS' && (!headers.origin || !headers['access-control-request-method']))
      throw new ServiceError('preflight/invalid')
  })
  await app.register(cors, {
    // Compares the matched route, not the written path: /%63onfig.json matches the same route. A preflight has no route yet.
    delegator: (request: FastifyRequest, callback) => {
      const { url } = request.routeOptions
      const options = optionsFor(request, request.method === 'OPTIONS' || url === undefined ? request.url : url)
      // A preflight beyond the limit of its client gets the headers here, and 429 from a later hook.
      callback(
        null,
        request.overrun === null ? options : { ...options, strictPreflight: false, preflightContinue: true },
      )
    },
  })
}
