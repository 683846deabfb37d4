import type { FastifyRequest } from 'fastify'
import type { Logger } from '../logging/createLogger.ts'
import { findOutage } from './toErrorBody.ts'

/** Logs a failed request. During an outage every request fails in the same way, so the line describes the outage instead. */
export function logFailure(log: Logger, error: unknown, { id, url }: Pick<FastifyRequest, 'id' | 'url'>): void {
  const outage = findOutage(error)
  if (outage === null) return log.error('request failed', { error, requestId: id, url })
  const { message, cause } = outage.error
  log.error('Requests are answered 503.', { error: message, cause: cause instanceof Error ? cause.message : undefined })
}
