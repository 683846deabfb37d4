import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { authMarks } from '../../db/schema/durableSchema.ts'
import { CLOCK_SKEW_MS } from '../../session/readSiweMessage.ts'
import { signingKey, verifyingKeys } from '../../session/sessionKeys.ts'

/** Time, random bytes and the first half of the HMAC of both, in hexadecimal digits. */
const FORM = /^([0-9a-f]{12})[0-9a-f]{20}([0-9a-f]{32})$/
const CONTENT = 32

const macOf = (key: Uint8Array, content: string): Buffer =>
  createHmac('sha256', key).update(`nonce ${content}`).digest().subarray(0, 16)

/** A nonce of a process that cannot store it. Those that write recognize it by its signature, and store that it was used. */
export async function signNonce(context: ServiceContext): Promise<string> {
  const content = context.clock().toString(16).padStart(12, '0') + randomBytes(10).toString('hex')
  const { key } = await signingKey(context)
  return content + macOf(key, content).toString('hex')
}

/** True for the first request that sends a signed nonce within its life, false for every later one. */
export async function consumeSignedNonce(context: ServiceContext, nonce: string, lifeMs: number): Promise<boolean> {
  const [, time = '', mac = ''] = FORM.exec(nonce) ?? []
  const age = context.clock() - Number.parseInt(time, 16)
  if (!(age >= -CLOCK_SKEW_MS && age < lifeMs)) return false
  const given = Buffer.from(mac, 'hex')
  const keys = await verifyingKeys(context, undefined)
  if (!keys.some(({ key }) => timingSafeEqual(macOf(key, nonce.slice(0, CONTENT)), given))) return false
  const mark = { kind: 'used' as const, id: nonce, expiresAt: context.clock() + lifeMs + CLOCK_SKEW_MS }
  const marked = await context.db.drizzle
    .insert(authMarks)
    .values(mark)
    .onConflictDoNothing()
    .returning({ id: authMarks.id })
  return marked.length > 0
}
