import type { ErrorBody } from '@countersign/api'
import { STATUS_CODES } from 'node:http'
import { InputFailure } from './InputFailure.ts'
import { ServiceFailure } from './ServiceFailure.ts'

export type Refusal = { statusCode: number; body: ErrorBody & { expected?: string }; isUnexpected: boolean }

/** One body for every failure: a superset of both families of the reference. Unknown errors tell nothing about themselves. */
export function toErrorBody(error: unknown, requestId: string): Refusal {
  const refuse = (statusCode: number, message: string, more: Partial<Refusal['body']> = {}): Refusal => ({
    statusCode,
    body: { code: statusCode, statusCode, message, ...more, requestId },
    isUnexpected: false,
  })
  if (error instanceof InputFailure) {
    if (error.statusCode === 400) return refuse(400, error.message, { error: 'Bad Request' })
    return refuse(422, error.message, {
      issue: { kind: error.kind, path: error.path },
      ...(error.expected === undefined ? {} : { expected: error.expected }),
    })
  }
  if (error instanceof ServiceFailure)
    return refuse(error.statusCode, error.message, {
      ...statusText(error.statusCode),
      ...(error.detail === undefined ? {} : { detail: error.detail }),
      ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
      ...(error.wireCode === undefined ? {} : { code: error.wireCode }),
    })
  if (isTimeout(error))
    return refuse(503, 'Service unavailable', {
      ...statusText(503),
      detail: 'The answer took too long. What was asked for may still happen: look before sending it again.',
      retryAfter: 5,
    })
  const framework = frameworkStatus(error)
  if (framework !== null) return refuse(framework.statusCode, framework.message, statusText(framework.statusCode))
  if (isUnreachable(error))
    return refuse(503, 'Service unavailable', {
      detail: 'The node of this chain did not answer. Try again in a moment.',
      retryAfter: 5,
    })
  return { ...refuse(500, 'Internal server error'), isUnexpected: true }
}

function statusText(statusCode: number): { error?: string } {
  const text = STATUS_CODES[statusCode]
  return text === undefined ? {} : { error: text }
}

/** fastify's own refusals: body too large, broken JSON, unsupported media type. */
function frameworkStatus(error: unknown): { statusCode: number; message: string } | null {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return null
  return error.statusCode >= 400 && error.statusCode < 500
    ? { statusCode: error.statusCode, message: error.message }
    : null
}

/** viem wraps its transport errors; the kind shows in the name somewhere along the causes. */
function isUnreachable(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++)
    if (/^(HttpRequestError|TimeoutError|WebSocketRequestError|SocketClosedError|NodeFailure)$/.test(at.name))
      return true
  return false
}

/** fastify ends what runs beyond the limit of its route. */
const isTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_HANDLER_TIMEOUT'
