import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { journalFaults } from '../../db/schema/schema.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { mountForOperator } from '../../session/mountForOperator.ts'
import { sessionMessages } from '../../session/sessionMessages.ts'
import { rotateSessionKey } from '../../session/sessionKeys.ts'

const MOST_FAULTS = 1000
/** `1` ends every session, for a key that others may know. */
const Rotation = z.strictObject({ endSessions: z.optional(z.literal('1')) })

/** Faults of the journal and the key of the sessions, for the operator. */
export function mountAdmin(root: FastifyInstance, context: ServiceContext): void {
  mountForOperator(root, context, (app) => {
    app.get('/admin/journal-faults', async () =>
      context.db.drizzle.select().from(journalFaults).orderBy(desc(journalFaults.sequence)).limit(MOST_FAULTS),
    )
    app.post('/admin/session-key', async ({ query }) => {
      const endsSessions = readRotation(query)
      const rotation = await rotateSessionKey(context, endsSessions)
      context.log.warn('The operator rotated the key of the sessions.', { ...rotation, endsSessions })
      return rotation
    })
  })
}

/** Another parameter or value must not become a rotation that keeps a leaked key. @throws {ServiceError} `admin/input` */
function readRotation(query: unknown): boolean {
  const rotation = Rotation.safeParse(query)
  if (rotation.success) return rotation.data.endSessions === '1'
  throw new ServiceError('admin/input', () => sessionMessages.wrongRotation({ query: JSON.stringify(query) }))
}
