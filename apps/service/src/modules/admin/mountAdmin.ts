import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { journalFaults } from '../../db/schema/schema.ts'
import { mountForOperator } from '../../session/mountForOperator.ts'
import { rotateSessionKey } from '../../session/sessionKeys.ts'

const MOST_FAULTS = 1000
/** `1` ends every session, for a key that others may know. */
const Rotation = z.object({ endSessions: z.optional(z.string()) })

/** Faults of the journal and the key of the sessions, for the operator. */
export function mountAdmin(root: FastifyInstance, context: ServiceContext): void {
  mountForOperator(root, context, (app) => {
    app.get('/admin/journal-faults', async () =>
      context.db.drizzle.select().from(journalFaults).orderBy(desc(journalFaults.sequence)).limit(MOST_FAULTS),
    )
    app.post('/admin/session-key', async ({ query }) => {
      const rotation = Rotation.safeParse(query)
      const endsSessions = rotation.success && rotation.data.endSessions === '1'
      const kid = await rotateSessionKey(context, endsSessions)
      context.log.warn('The operator rotated the key of the sessions.', { kid, endsSessions })
      return { kid }
    })
  })
}
