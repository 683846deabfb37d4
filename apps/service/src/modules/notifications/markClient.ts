import type { FastifyRequest } from 'fastify'
import { createHmac, randomBytes } from 'node:crypto'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { clientKey } from '../../routing/clientKey.ts'
import { readOrCreateSecret } from '../../secrets/readOrCreateSecret.ts'

/** A name for a client that is the same every time and does not say his address to whoever reads the database. */
export async function markClient(context: ServiceContext, { ip }: Pick<FastifyRequest, 'ip'>): Promise<string> {
  const key = await readOrCreateSecret(context, 'clients', () => randomBytes(32).toString('base64url'))
  return createHmac('sha256', key).update(clientKey(ip)).digest('base64url').slice(0, 22)
}
