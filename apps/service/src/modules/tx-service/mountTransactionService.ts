import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mountAccounts } from './mountAccounts.ts'
import { mountDelegates } from './mountDelegates.ts'
import { mountMessages } from './mountMessages.ts'
import { mountProposals } from './mountProposals.ts'
import { mountService } from './mountService.ts'
import { mountTokens } from './mountTokens.ts'
import { mountTransactions } from './mountTransactions.ts'
import { mountTransfers } from './mountTransfers.ts'
import { logFailure } from '../../routing/logFailure.ts'
import { withOutage } from '../../routing/withOutage.ts'
import { inLanguageOf } from '../../routing/inLanguageOf.ts'
import { toTransactionServiceError } from './toTransactionServiceError.ts'

/**
 * The part of the Safe Transaction Service API that its official client uses: other paths, fields and errors over the functions of the
 * other modules. Nothing is validated or stored here.
 */
export function mountTransactionService(app: FastifyInstance, context: ServiceContext): void {
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
        mountDelegates,
      ]
      for (const mountPart of mounts) mountPart(scope, context)
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
