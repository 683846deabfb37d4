import cors, { type FastifyCorsOptions } from '@fastify/cors'
import fastify, { type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { ServiceContext } from '../context.ts'
import { mountModules } from '../modules/mountModules.ts'
import { assertDemoIsLocal } from './assertDemoIsLocal.ts'
import { compressJson } from './compressJson.ts'
import { servePage } from './servePage.ts'
import { toErrorBody } from './toErrorBody.ts'
import { createTokenBucket } from './tokenBucket.ts'

const BODY_LIMIT = 1024 * 1024
/** A transaction id is about 118 characters; anything beyond this is nobody's. */
const MAX_PARAM_LENGTH = 512

/**
 * Builds the HTTP side of the service: API, event streams and the page. It listens only when the caller says so.
 * @throws {BaseError} `config/demo-not-local` when demo keys are configured for a chain that is not local.
 */
export async function createHttpServer(context: ServiceContext): Promise<FastifyInstance> {
  z.config(z.locales.en())
  assertDemoIsLocal(context.config)
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address, hop) => hop < context.config.trustProxy,
    forceCloseConnections: true,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
  })
  readJsonBodies(app)
  await openToOthers(app)
  limitRate(app, context)
  setHeaders(app)
  mapErrors(app, context)
  mountModules(app, context)
  await servePage(app, context.config)
  return app
}

/** What only the page itself may read: node keys and demo keys are in it, and any site its reader visits could ask. */
const OWN_ORIGIN_ONLY = /^\/(config|boot)\.json(\?|\/|$)/

async function openToOthers(app: FastifyInstance): Promise<void> {
  const open: FastifyCorsOptions = {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    allowedHeaders: ['content-type', 'last-event-id'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 86_400,
  }
  await app.register(cors, {
    delegator: (request, callback) =>
      callback(null, OWN_ORIGIN_ONLY.test(request.url ?? '') ? { origin: false } : open),
  })
}

/** An empty body with a JSON content type is an empty object: older clients send that. */
function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = body.toString().trim()
    try {
      done(null, text === '' ? {} : JSON.parse(text))
    } catch {
      done(Object.assign(new Error('The body is not valid JSON'), { statusCode: 400 }))
    }
  })
}

function limitRate(app: FastifyInstance, context: ServiceContext): void {
  const bucket = createTokenBucket(context.config.rateLimitPerMinute, context.clock)
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/health/')) return
    const seconds = bucket.take(request.ip)
    if (seconds === 0) return
    const message = 'Too many requests'
    const body = { code: 429, statusCode: 429, message, error: message, retryAfter: seconds, requestId: request.id }
    return reply.status(429).header('retry-after', seconds).send(body)
  })
}

function setHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
    reply.header('cross-origin-opener-policy', 'same-origin')
    reply.header('x-request-id', request.id)
    return compressJson(request, reply, payload)
  })
}

function mapErrors(app: FastifyInstance, context: ServiceContext): void {
  app.setErrorHandler((error, request, reply) => {
    const { statusCode, body, isUnexpected } = toErrorBody(error, request.id)
    if (isUnexpected) context.log.error('request failed', { error, requestId: request.id, url: request.url })
    if (body.retryAfter !== undefined) reply.header('retry-after', body.retryAfter)
    return reply.status(statusCode).send(body)
  })
}
