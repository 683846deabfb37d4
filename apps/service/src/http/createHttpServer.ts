import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { inLanguageOf } from '../routing/inLanguageOf.ts'
import { toErrorBody } from '../routing/toErrorBody.ts'
import { browserHeaders } from './browserHeaders.ts'
import { refuseOverrun } from './countRequests.ts'
import { createRequestLimit, type RequestLimit } from './createRequestLimit.ts'
import { mountHttp } from './mountHttp.ts'
import { readRequestId } from './readRequestId.ts'

const BODY_LIMIT = 1024 * 1024
/** A transaction id has about 118 characters; longer parameters are not valid. */
const MAX_PARAM_LENGTH = 512
/** How often Node checks for clients that send too slowly. */
const SLOW_CLIENT_CHECK_MS = 1000

/**
 * Builds the HTTP server with API, event streams and page. The caller starts it.
 * @throws {BaseError} `config/demo-not-local` when demo keys are configured for a chain that is not local.
 */
export async function createHttpServer(context: ServiceContext): Promise<FastifyInstance> {
  const { headersMs, requestMs, idleMs } = context.config.limits
  const limit = createRequestLimit(context.config, context.monotonic)
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address, hop) => hop < context.config.trustProxy,
    forceCloseConnections: 'idle',
    // What arrives on a connection that was open before is answered: see `drainOnClose`.
    return503OnClosing: false,
    genReqId: ({ headers }) => readRequestId(headers, context.config.trustProxy) ?? randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    requestTimeout: requestMs,
    connectionTimeout: idleMs,
    http: { headersTimeout: Math.min(headersMs, requestMs), connectionsCheckingInterval: SLOW_CLIENT_CHECK_MS },
    clientErrorHandler: refuseBadRequest,
    frameworkErrors: refuseBadUrls(limit),
  })
  await mountHttp(app, context, limit)
  return app
}

/** Fastify runs no hook for a request that fails before routing, so the handler counts it and sets these headers itself. */
const OPEN_HEADERS = { ...browserHeaders, 'access-control-allow-origin': '*', 'cache-control': 'no-cache' }

/** Answers requests that fail before routing, because their URL cannot be decoded or a parameter is too long. */
const refuseBadUrls =
  (limit: RequestLimit) =>
  (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(OPEN_HEADERS).header('x-request-id', request.id)
    const overrun = limit.take(request)
    if (overrun !== null) return void refuseOverrun(request, reply, overrun)
    const { statusCode, body } = inLanguageOf(request.headers, () => toErrorBody(error, request.id))
    void reply.status(statusCode).send(body)
  }

const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Answers bytes that are not HTTP, or that arrive too slowly. Nothing was parsed, so this writes the response by hand, with the usual error
 * body.
 */
function refuseBadRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  const statusCode = STATUS_OF[error.code ?? ''] ?? 400
  const message = STATUS_CODES[statusCode] ?? 'Bad Request'
  const body = JSON.stringify({ code: statusCode, statusCode, message, error: message })
  const head = `HTTP/1.1 ${statusCode} ${message}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close`
  socket.end(`${head}\r\n\r\n${body}`)
}
