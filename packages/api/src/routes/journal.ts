import { defineRoute } from '../route/defineRoute.ts'
import { JournalPage } from '../schemas/journal.ts'
import { CursorQuery, SafeParams } from './params.ts'

export const journalRoutes = {
  getJournal: defineRoute({
    operationId: 'getJournal',
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safe}/journal',
    summary: 'Off-chain facts of an account, oldest first: hash-chained, each page signed by the service',
    params: SafeParams,
    query: CursorQuery,
    response: JournalPage,
  }),
} as const
