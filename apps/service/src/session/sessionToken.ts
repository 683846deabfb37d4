import { AddressSchema, ChainId } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { eq, lte } from 'drizzle-orm'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { endedSessions } from '../db/schema/durableSchema.ts'
import { CLOCK_SKEW_MS } from './readSiweMessage.ts'
import { signingKey, verifyingKeys } from './sessionKeys.ts'

export type Session = { id: string; chainId: string; signerAddress: Address; tokenId: string; expiresAt: number }

const ISSUER = 'countersign'
const Claims = z.object({
  auth_method: z.literal('siwe'),
  sub: z.string(),
  chain_id: ChainId,
  signer_address: AddressSchema,
  jti: z.string(),
  exp: z.number(),
})

/** @param expiresAt - epoch milliseconds */
export async function issueToken(
  context: ServiceContext,
  { address, chainId, expiresAt }: { address: Address; chainId: string; expiresAt: number },
): Promise<string> {
  const { kid, key } = await signingKey(context)
  return new SignJWT({ auth_method: 'siwe', chain_id: chainId, signer_address: address })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
    .setIssuer(ISSUER)
    .setSubject(address)
    .setJti(randomUUID())
    .setIssuedAt(Math.floor(context.clock() / 1000))
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(key)
}

/** Null for a value that is not a valid session of this service, or has expired. */
export async function readToken(context: ServiceContext, token: string): Promise<Session | null> {
  const claims = await verify(context, token)
  if (claims === null) return null
  const ended = await context.db.drizzle
    .select({ id: endedSessions.id })
    .from(endedSessions)
    .where(eq(endedSessions.id, claims.jti))
  if (ended.length > 0) return null
  const { sub, chain_id, signer_address, jti, exp } = claims
  return { id: sub, chainId: chain_id, signerAddress: signer_address, tokenId: jti, expiresAt: exp * 1000 }
}

async function verify(context: ServiceContext, token: string): Promise<z.output<typeof Claims> | null> {
  const kid = readKid(token)
  if (kid === null) return null
  for (const { key } of await verifyingKeys(context, kid)) {
    const claims = await verifyWith(context, token, key)
    if (claims !== null) return claims
  }
  return null
}

/** Undefined for a token of an earlier version; null for a value that is no token. */
function readKid(token: string): string | undefined | null {
  try {
    return decodeProtectedHeader(token).kid
  } catch {
    return null
  }
}

async function verifyWith(
  { clock }: ServiceContext,
  token: string,
  key: Uint8Array,
): Promise<z.output<typeof Claims> | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      currentDate: new Date(clock()),
      clockTolerance: CLOCK_SKEW_MS / 1000,
    })
    const claims = Claims.safeParse(payload)
    return claims.success ? claims.data : null
  } catch {
    return null
  }
}

/** After this a copy of the cookie is invalid, even when the database is rebuilt. */
export async function endToken({ durable, clock }: ServiceContext, { tokenId, expiresAt }: Session): Promise<void> {
  const row = { id: tokenId, expiresAt: expiresAt + 2 * CLOCK_SKEW_MS }
  await durable.write(async (tx) => {
    await tx.delete(endedSessions).where(lte(endedSessions.expiresAt, clock()))
    await tx.insert(endedSessions).values(row).onConflictDoNothing()
  })
}
