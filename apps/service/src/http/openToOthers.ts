import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { mayUseCookie } from '../session/trustedOrigin.ts'
import { assertKnownHost } from './assertKnownHost.ts'

/** What only the page itself may read: node keys and demo keys are in it, and any site its reader visits could ask. */
const OWN_ORIGIN_ONLY = /^\/((config|boot)\.json|metrics)(\?|\/|$)/

const open: FastifyCorsOptions = {
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'DELETE'],
  allowedHeaders: ['content-type', 'last-event-id'],
  exposedHeaders: ['retry-after', 'x-request-id', 'content-disposition'],
  maxAge: 86_400,
}

/** Where a cookie counts: never open to everybody, and with credentials only for the origins people sign in from. */
const WITH_COOKIE =
  /^\/(v1\/(auth|notifications\/push)|v2\/(register\/notifications|chains\/[^/]+\/notifications\/devices))(\?|\/|$)/

/** With a token of its own, metrics may be asked for by any name. */
const isOwnOriginOnly = ({ metricsToken }: ServiceContext['config'], url: string) =>
  OWN_ORIGIN_ONLY.test(url) && !(metricsToken !== undefined && url.startsWith('/metrics'))

export async function openToOthers(app: FastifyInstance, { config }: ServiceContext): Promise<void> {
  const credentialed = (request: FastifyRequest): FastifyCorsOptions => ({
    ...open,
    credentials: true,
    origin: (origin, callback) => callback(null, origin !== undefined && mayUseCookie(config, request, origin)),
  })
  const optionsFor = (request: FastifyRequest, url: string) => {
    if (OWN_ORIGIN_ONLY.test(url)) return { origin: false }
    return WITH_COOKIE.test(url) ? credentialed(request) : open
  }
  app.addHook('onRequest', async (request) => {
    if (isOwnOriginOnly(config, request.routeOptions.url ?? '')) assertKnownHost(config, request)
  })
  await app.register(cors, {
    // The route that was found, not what was written: /%63onfig.json leads to the same one. A preflight has no route yet.
    delegator: (request: FastifyRequest, callback) => {
      const { url } = request.routeOptions
      callback(null, optionsFor(request, request.method === 'OPTIONS' || url === undefined ? request.url : url))
    },
  })
}
