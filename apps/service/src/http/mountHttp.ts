import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { addTranslator, BaseError, translatorOf } from '@countersign/primitives'
import { german } from '../language/german.ts'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { parseShallowJson } from '../json/parseShallowJson.ts'
import { inLanguageOf } from '../routing/inLanguageOf.ts'
import { mountModules } from '../modules/mountModules.ts'
import { assertRoutesExist } from './assertRoutesExist.ts'
import { createFetchLimit, type FetchLimit } from './createFetchLimit.ts'
import { countRequests, refuseOverruns } from './countRequests.ts'
import { createRequestLimit } from './createRequestLimit.ts'
import { browserHeaders } from './browserHeaders.ts'
import { drainOnClose } from './drainOnClose.ts'
import { followRequests } from './followRequests.ts'
import { logFailure, toErrorBody, withOutage } from '../routing/toErrorBody.ts'
import { openToOthers } from './openToOthers.ts'
import { createReadCache, type ReadCache } from '../routing/ReadCache.ts'
import { refuseWhileReplaying } from './refuseWhileReplaying.ts'
import { routeOf } from './routeOf.ts'
import { servePage } from './servePage.ts'
import { writeAccessLog } from './writeAccessLog.ts'
import { isWorthPacking, packBody } from '../routing/packBody.ts'
import type { ServiceConfig } from '../config/ServiceConfig.ts'
import { configMessages } from '../config/configMessages.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The cached responses of routes that are mounted with `mountStored`. */
    answers: ReadCache
    fetchLimit: FetchLimit
  }
  interface FastifyContextConfig {
    /** The response lasts as long as the client reads it. */
    isStream?: boolean
  }
}

/**
 * Mounts API, event streams and page on a server of fastify, or on a part of one.
 *
 * @throws {BaseError} `config/demo-not-local` when demo keys are configured for a chain that is not local; `config/invalid` when a key has a
 * limit for a path that no route has.
 */
export async function mountHttp(
  app: FastifyInstance,
  context: ServiceContext,
  limit = createRequestLimit(context.config, context.monotonic),
): Promise<void> {
  z.config(z.locales.en())
  addTranslator('de', translatorOf(german))
  assertDemoIsLocal(context.config)
  app.decorate('answers', createReadCache(context.db, context.metrics.answer, context.bans.revision))
  app.decorate('fetchLimit', createFetchLimit(context.config.limits, context.monotonic))
  readJsonBodies(app)
  drainOnClose(app, context.config.limits)
  // First, so that every request counts: also a preflight, and one that is refused because of its host name.
  countRequests(app, limit)
  await openToOthers(app, context)
  followRequests(app, context, limit)
  // Behind the CORS headers, without which the page of another site could not read the answer.
  refuseOverruns(app)
  limitAnswers(app, context)
  measure(app, context)
  refuseWhileReplaying(app, context)
  if (context.config.accessLog) writeAccessLog(app, context.log)
  setHeaders(app)
  mapErrors(app, context)
  const routes = listRoutes(app)
  mountModules(app, context)
  await servePage(app, context.config)
  // Modules that are parts of their own, such as /tx-service, are mounted by then.
  await app.after()
  assertRoutesExist(context.config, routes)
}

/** Older clients send an empty body with a JSON content type; it is parsed as an empty object. */
function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = body.toString().trim()
    try {
      done(null, text === '' ? {} : parseShallowJson(text))
    } catch (error) {
      const message = error instanceof RangeError ? error.message : 'The body is not valid JSON'
      done(Object.assign(new Error(message), { statusCode: 400 }))
    }
  })
}

/** The templates of all routes that are mounted from now on. */
function listRoutes(app: FastifyInstance): readonly string[] {
  const routes: string[] = []
  app.addHook('onRoute', ({ url }) => void routes.push(url))
  return routes
}

/** API calls have a time limit. Files have none, because a slow connection may need long. */
function limitAnswers(app: FastifyInstance, { config }: ServiceContext): void {
  app.addHook('onRoute', (route) => {
    if (/^\/(v\d+|tx-service)\//.test(route.url) && !route.config?.isStream)
      route.handlerTimeout ??= config.limits.answerMs
  })
}

/** Measured per route template, so that no address and no unknown path becomes a label. */
function measure(app: FastifyInstance, { metrics }: ServiceContext): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.request(
      { method: request.method, route: routeOf(request), status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
}

function setHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
    reply.headers(browserHeaders)
    // The next two say nothing about a file of the build, and a page asks for dozens of these.
    if (request.url.startsWith('/assets/')) return payload
    // Pages that open this one get no reference to it; the window of a wallet that this page opens must be able to answer.
    reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    reply.header('x-request-id', request.id)
    return compressJson(request, reply, payload)
  })
}

function mapErrors(app: FastifyInstance, context: ServiceContext): void {
  app.setErrorHandler(async (failure, request, reply) => {
    const error = await withOutage(failure, context.db)
    const { statusCode, body, isUnexpected } = inLanguageOf(request.headers, () => toErrorBody(error, request.id))
    if (isUnexpected) logFailure(context.log, error, request)
    if (body.retryAfter !== undefined) reply.header('retry-after', body.retryAfter)
    return reply.status(statusCode).send(body)
  })
}

/** Lists are repetitive text. Compression saves most of their transfer time on slow connections. */
async function compressJson(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || !isWorthPacking(payload)) return payload
  const type = String(reply.getHeader('content-type') ?? '')
  if (!/^(application\/json|text\/(html|css|plain))/.test(type)) return payload
  const { encoding, body } = await packBody(payload, String(request.headers['accept-encoding'] ?? ''))
  const vary = String(reply.getHeader('vary') ?? '')
  if (!/\baccept-encoding\b/i.test(vary))
    reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`)
  if (encoding !== null) reply.header('content-encoding', encoding).removeHeader('content-length')
  return body
}

/** Demo keys are public, so the service may send them out only when every configured chain is a local one. */
function assertDemoIsLocal(config: ServiceConfig): void {
  if (!config.demo) return
  const local = new Set(config.chains.filter((chain) => chain.isLocal).map((chain) => chain.chainId))
  if (local.size === 0)
    throw new BaseError({
      code: 'config/demo-not-local',
      message: configMessages.demoWithoutLocal,
      meta: { chainIds: config.chains.map((chain) => chain.chainId) },
    })
  const foreign = config.demo.accounts.find((account) => !local.has(account.chainId))
  if (foreign)
    throw new BaseError({
      code: 'config/demo-not-local',
      message: configMessages.demoOnForeignChain({ ...foreign, local: [...local] }),
      meta: { chainIds: [foreign.chainId] },
    })
}
