import type { ErrorBody } from '@countersign/api'
import { STATUS_CODES } from 'node:http'
import { NodeError } from '../chain/rpc/NodeError.ts'
import { DatabaseGoneError } from '../db/database/DatabaseGoneError.ts'
import { DataDirError } from '../db/data-dir/DataDirError.ts'
import { JournalError } from '../journal/JournalError.ts'
import { InputError } from '../errors/InputError.ts'
import { ServiceError } from '../errors/ServiceError.ts'
import { failureMessages } from '../errors/failureMessages.ts'
import type { FastifyRequest } from 'fastify'
import type { Logger } from '../logging/createLogger.ts'
import type { Database } from '../db/database/Database.ts'

export type Refusal = {
  statusCode: number
  body: ErrorBody & { expected?: string }
  /** The error is logged, because the operator must see it. */
  isUnexpected: boolean
}

/** One body for every failure, with the fields of both reference APIs. Unknown errors reveal nothing about themselves. */
export function toErrorBody(error: unknown, requestId: string): Refusal {
  const refuse = (statusCode: number, message: string, more: Partial<Refusal['body']> = {}): Refusal => ({
    statusCode,
    body: { code: statusCode, statusCode, message, ...more, requestId },
    isUnexpected: false,
  })
  if (error instanceof InputError) {
    if (error.statusCode === 400) return refuse(400, error.message, { error: 'Bad Request' })
    return refuse(422, error.message, {
      issue: { kind: error.kind, path: error.path },
      ...(error.expected === undefined ? {} : { expected: error.expected }),
    })
  }
  if (error instanceof ServiceError)
    return refuse(error.statusCode, error.message, {
      ...statusText(error.statusCode),
      ...(error.detail === undefined ? {} : { detail: error.detail }),
      ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
      ...(error.wireCode === undefined ? {} : { code: error.wireCode }),
      ...(error.reason === undefined ? {} : { reason: error.reason }),
    })
  const outage = findOutage(error)
  if (outage !== null)
    return {
      ...refuse(503, 'Service unavailable', { ...statusText(503), detail: outage.said, retryAfter: 5 }),
      isUnexpected: true,
    }
  if (isTimeout(error))
    return refuse(503, 'Service unavailable', {
      ...statusText(503),
      detail: failureMessages.tooSlow,
      retryAfter: 5,
    })
  const framework = frameworkStatus(error)
  if (framework !== null) return refuse(framework.statusCode, framework.message, statusText(framework.statusCode))
  if (isGarbled(error))
    return refuse(502, 'Bad gateway', {
      ...statusText(502),
      detail: failureMessages.garbled,
      retryAfter: 5,
    })
  if (isUnreachable(error))
    return refuse(503, 'Service unavailable', {
      detail: failureMessages.unreachable,
      retryAfter: 5,
    })
  return { ...refuse(500, 'Internal server error'), isUnexpected: true }
}

function statusText(statusCode: number): { error?: string } {
  const text = STATUS_CODES[statusCode]
  return text === undefined ? {} : { error: text }
}

/** fastify's own errors: body too large, broken JSON, unsupported media type. */
function frameworkStatus(error: unknown): { statusCode: number; message: string } | null {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return null
  return error.statusCode >= 400 && error.statusCode < 500
    ? { statusCode: error.statusCode, message: error.message }
    : null
}

/** viem wraps the error of a node; the chain of causes contains it. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let at = error; at instanceof Error && causes.length < 8; at = at.cause) causes.push(at)
  return causes
}

type Outage = {
  /** The text for clients, in the current language. */
  said: string
  error: Error
}

/** The outage when database, journal or data directory cannot be used; null for other errors. */
export function findOutage(error: unknown): Outage | null {
  for (const at of causesOf(error)) {
    if (at instanceof DatabaseGoneError) return { said: at.describe(), error: at }
    if (at instanceof JournalError && at.code === 'journal/not-written') return { said: at.describe(), error: at }
    // The message of this error names the folder, which clients must not see.
    if (at instanceof DataDirError && at.code === 'data-dir/lost')
      return { said: failureMessages.otherProcess, error: at }
  }
  return null
}

const isGarbled = (error: unknown) => causesOf(error).some((at) => at instanceof NodeError && at.kind === 'garbled')

const isUnreachable = (error: unknown) =>
  causesOf(error).some(({ name }) =>
    /^(HttpRequestError|TimeoutError|WebSocketRequestError|SocketClosedError|NodeError)$/.test(name),
  )

/** fastify aborts a handler at the time limit of its route. */
const isTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_HANDLER_TIMEOUT'

/** Logs a failed request. During an outage every request fails in the same way, so the line describes the outage instead. */
export function logFailure(log: Logger, error: unknown, { id, url }: Pick<FastifyRequest, 'id' | 'url'>): void {
  const outage = findOutage(error)
  if (outage === null) {
    // A query may contain an address with a key, such as that of an app.
    const [path] = url.split('?')
    return log.error('request failed', { error, requestId: id, url: path })
  }
  const { message, cause } = outage.error
  log.error('Requests are answered 503.', { error: message, cause: cause instanceof Error ? cause.message : undefined })
}

/**
 * A newer version of the service may have emptied the tables since this request began. Then "not found" is false: the account is stored,
 * and the client must learn that this process no longer answers. So the database is checked once before an error is sent.
 * @returns the outage when there is one, otherwise the failure itself
 */
export async function withOutage(failure: unknown, db: Pick<Database, 'check'>): Promise<unknown> {
  if (!(failure instanceof ServiceError) || ![404, 409, 422].includes(failure.statusCode)) return failure
  return db.check().then(
    () => failure,
    (outage: unknown) =>
      outage instanceof DatabaseGoneError && outage.code === 'database/superseded' ? outage : failure,
  )
}
