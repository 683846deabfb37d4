import type { FastifyRequest } from 'fastify'
import { InputError } from '../../errors/InputError.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { toErrorBody } from '../../routing/toErrorBody.ts'
import { CHECKSUM_FAILED } from './wireScalars.ts'

type Refusal = {
  statusCode: number
  body: Record<string, unknown>
  retryAfter: number | undefined
  isUnexpected: boolean
}

/** Errors in the three forms of that service: `detail`, fields with reasons, and numbered codes. */
export function toTransactionServiceError(error: unknown, request: FastifyRequest): Refusal {
  const { statusCode, body, isUnexpected } = toErrorBody(error, request.id)
  const refuse = (status: number, content: Record<string, unknown>): Refusal => ({
    statusCode: status,
    body: content,
    retryAfter: body.retryAfter,
    isUnexpected,
  })
  if (error instanceof InputError) {
    if (error.path.length === 0 && error.message === CHECKSUM_FAILED)
      return refuse(422, { code: 1, message: CHECKSUM_FAILED, arguments: addressesOf(request) })
    return refuse(refusedWith(request), { [String(error.path[0] ?? 'nonFieldErrors')]: [error.message] })
  }
  if (error instanceof ServiceError && error.code === 'estimation/reverted')
    return refuse(422, { code: 30, message: error.message, arguments: [error.detail ?? ''] })
  if (error instanceof ServiceError && error.code === 'safe/unreadable')
    return refuse(422, { code: 50, message: error.message, arguments: addressesOf(request) })
  if (error instanceof ServiceError && (statusCode === 400 || statusCode === 422))
    return refuse(refusedWith(request), { nonFieldErrors: [sentence(error)] })
  return refuse(statusCode, { detail: body.detail ?? body.message })
}

const sentence = ({ message, detail }: ServiceError) => (detail === undefined ? message : `${message}: ${detail}`)

/** A body that a serializer refuses answers 400, except at these two routes. */
function refusedWith({ method, routeOptions }: FastifyRequest): 400 | 422 {
  const url = routeOptions.url ?? ''
  return method === 'POST' && /\/(safes\/:safe\/multisig-transactions|data-decoder)$/.test(url) ? 422 : 400
}

function addressesOf({ params }: FastifyRequest): unknown[] {
  if (typeof params !== 'object' || params === null) return []
  return Object.values(params).filter((value) => String(value).startsWith('0x'))
}
