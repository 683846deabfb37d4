import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mountStored } from '../../routing/mount.ts'
import { readCursor } from '../../routing/PageCursor.ts'
import { requireSafe } from '../../read/accounts/requireSafe.ts'
import { isEmptyFilter } from '@countersign/ledger'
import { readDayOf, readFilteredHistory, readHistory } from '../../read/history/readHistory.ts'

export function mountHistory(app: FastifyInstance, context: ServiceContext): void {
  mountStored(app, routes.getHistory, async ({ params, query, request, uses }) => {
    const dayOf = readDayOf(query.timezone, query.timezone_offset)
    const { safe } = await requireSafe(context, params.chainId, params.safe)
    uses(safe.chainId, safe.address)
    const { timezone: _zone, timezone_offset: _offset, cursor, trusted = true, imitation = true, ...filter } = query
    const options = { trusted, imitation, dayOf, page: readCursor(cursor) }
    return isEmptyFilter(filter)
      ? readHistory(context, request, safe, options)
      : readFilteredHistory(context, request, safe, options, filter)
  })
}
