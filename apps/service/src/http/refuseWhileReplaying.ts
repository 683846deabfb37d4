import { checksumAddress, isAddress } from '@countersign/primitives'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { replayingError } from '../errors/replayingError.ts'

/** Routes whose answers may come from the journal. */
const API = /^\/(v\d+|tx-service)\//
/** The routes that need no journal. Every other route is refused, so a new route without a need for the journal must be named here. */
const WITHOUT_JOURNAL =
  /^\/v\d+\/(auth\/|balances\/supported-fiat-codes|safe-apps\/|chains$|chains\/:chainId$|chains\/:chainId\/(about|safe-apps|gas-price|contracts|data-decoder|recorded-prices)\b)/

/**
 * Refuses requests while the journal is applied after a start: answers without all of its records would be wrong. Reads of an indexed account are
 * answered as soon as all its records are applied; writes, and reads over many accounts, wait for all.
 */
export function refuseWhileReplaying(app: FastifyInstance, { journal: { replay } }: ServiceContext): void {
  app.addHook('onRequest', async (request) => {
    const percent = replay.percent()
    if (percent === null || request.is404) return
    const route = request.routeOptions.url ?? ''
    if (!API.test(route) || WITHOUT_JOURNAL.test(route)) return
    const account = request.method === 'GET' || request.method === 'HEAD' ? accountOf(request) : null
    if (account !== null && replay.isComplete(account.chainId, account.safe)) return
    throw replayingError(percent)
  })
}

/** The one account that a route is about. */
function accountOf({ params }: FastifyRequest): { chainId: string; safe: string } | null {
  if (typeof params !== 'object' || params === null || !('chainId' in params) || !('safe' in params)) return null
  const { chainId, safe } = params
  if (typeof chainId !== 'string' || typeof safe !== 'string' || !isAddress(safe)) return null
  return { chainId, safe: checksumAddress(safe) }
}
