import { and, eq, gt, lte } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { authMarks } from '../../db/schema/durableSchema.ts'

const NONCE_LIFE_MS = 5 * 60_000

/** Stored in the database, so that every process can check the nonces of the others. */
export async function createNonce({ db, clock }: ServiceContext): Promise<string> {
  const now = clock()
  const id = randomBytes(16).toString('hex')
  await db.drizzle.delete(authMarks).where(lte(authMarks.expiresAt, now))
  await db.drizzle.insert(authMarks).values({ kind: 'nonce', id, expiresAt: now + NONCE_LIFE_MS })
  return id
}

/** True for the first request that sends the nonce, false for every later one. */
export async function consumeNonce({ db, clock }: ServiceContext, id: string): Promise<boolean> {
  const taken = await db.drizzle
    .delete(authMarks)
    .where(and(eq(authMarks.kind, 'nonce'), eq(authMarks.id, id), gt(authMarks.expiresAt, clock())))
    .returning({ id: authMarks.id })
  return taken.length > 0
}
