import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mountStored } from '../../http/mount.ts'
import { readCursor } from '../../http/pageCursor.ts'
import { requireSafe } from '../safes/requireSafe.ts'
import { readDayOf } from './readDayOf.ts'
import { readHistory } from './readHistory.ts'

export function mountHistory(app: FastifyInstance, context: ServiceContext): void {
  mountStored(app, routes.getHistory, async ({ params, query, request }) => {
    const dayOf = readDayOf(query.timezone, query.timezone_offset)
    const { safe } = await requireSafe(context, params.chainId, params.safe)
    const { trusted = true, imitation = true } = query
    return readHistory(context, request, safe, { trusted, imitation, dayOf, page: readCursor(query.cursor) })
  })
}
