import { and, eq, gt, lte } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { authMarks } from '../../db/schema/durableSchema.ts'
import { consumeSignedNonce, signNonce } from './signNonce.ts'

const NONCE_LIFE_MS = 5 * 60_000

/** Stored in the database, so that every process can check the nonces of the others; by a process that only reads signed instead. */
export async function createNonce(context: ServiceContext): Promise<string> {
  if (context.config.readOnly) return signNonce(context)
  const { db, clock } = context
  const now = clock()
  const id = randomBytes(16).toString('hex')
  await dropExpired(db, now)
  await db.drizzle.insert(authMarks).values({ kind: 'nonce', id, expiresAt: now + NONCE_LIFE_MS })
  return id
}

/** True for the first request that sends the nonce, false for every later one. */
export async function consumeNonce(context: ServiceContext, id: string): Promise<boolean> {
  const { db, clock } = context
  await dropExpired(db, clock())
  const taken = await db.drizzle
    .delete(authMarks)
    .where(and(eq(authMarks.kind, 'nonce'), eq(authMarks.id, id), gt(authMarks.expiresAt, clock())))
    .returning({ id: authMarks.id })
  return taken.length > 0 || consumeSignedNonce(context, id, NONCE_LIFE_MS)
}

const dropExpired = ({ drizzle }: ServiceContext['db'], now: number) =>
  drizzle.delete(authMarks).where(lte(authMarks.expiresAt, now))
