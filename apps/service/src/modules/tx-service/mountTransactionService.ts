import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import type { DelegationLimit } from '../../submit/delegates/createDelegationLimit.ts'
import { mountAccounts } from './mountAccounts.ts'
import { mountDelegates } from './mountDelegates.ts'
import { mountMessages } from './mountMessages.ts'
import { mountProposals } from './mountProposals.ts'
import { mountService } from './mountService.ts'
import { mountTokens } from './mountTokens.ts'
import { mountTransactions } from './mountTransactions.ts'
import { mountTransfers } from './mountTransfers.ts'
import { logFailure, toErrorBody, withOutage } from '../../routing/toErrorBody.ts'
import { inLanguageOf } from '../../routing/inLanguageOf.ts'
import { InputError } from '../../errors/InputError.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { CHECKSUM_FAILED } from './wireScalars.ts'

/**
 * The part of the Safe Transaction Service API that its official client uses: other paths, fields and errors over the functions of the
 * other modules. Nothing is validated or stored here.
 */
export function mountTransactionService(
  app: FastifyInstance,
  context: ServiceContext,
  delegations: DelegationLimit,
): void {
  void app.register(
    async (scope) => {
      scope.setErrorHandler(async (failure, request, reply) => {
        const error = await withOutage(failure, context.db)
        const { statusCode, body, retryAfter, isUnexpected } = inLanguageOf(request.headers, () =>
          toTransactionServiceError(error, request),
        )
        if (isUnexpected) logFailure(context.log, error, request)
        if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
        return reply.status(statusCode).send(body)
      })
      takeLastOfEach(scope)
      scope.setNotFoundHandler(async (_request, reply) => reply.status(404).send({ detail: 'Not found.' }))
      const mounts = [
        mountService,
        mountTokens,
        mountAccounts,
        mountTransactions,
        mountProposals,
        mountTransfers,
        mountMessages,
      ]
      for (const mountPart of mounts) mountPart(scope, context)
      mountDelegates(scope, context, delegations)
    },
    { prefix: '/tx-service' },
  )
}

/** Django uses the last value of a repeated query name. */
function takeLastOfEach(scope: FastifyInstance): void {
  scope.addHook('preValidation', async (request) => {
    if (typeof request.query !== 'object' || request.query === null) return
    const values = Object.entries(request.query).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.at(-1) : value,
    ])
    request.query = Object.fromEntries(values)
  })
}

type Refusal = {
  statusCode: number
  body: Record<string, unknown>
  retryAfter: number | undefined
  isUnexpected: boolean
}

/** Errors in the three forms of that service: `detail`, fields with reasons, and numbered codes. */
function toTransactionServiceError(error: unknown, request: FastifyRequest): Refusal {
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
