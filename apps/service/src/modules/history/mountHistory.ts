import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mountStored } from '../../routing/mount.ts'
import { readCursor } from '../../routing/PageCursor.ts'
import { requireSafe } from '../../read/accounts/requireSafe.ts'
import { readDayOf, readHistory } from '../../read/history/readHistory.ts'

export function mountHistory(app: FastifyInstance, context: ServiceContext): void {
  mountStored(app, routes.getHistory, async ({ params, query, request }) => {
    const dayOf = readDayOf(query.timezone, query.timezone_offset)
    const { safe } = await requireSafe(context, params.chainId, params.safe)
    const { trusted = true, imitation = true } = query
    return readHistory(context, request, safe, { trusted, imitation, dayOf, page: readCursor(query.cursor) })
  })
}
