import type { FastifyRequest } from 'fastify'
import { createHmac, randomBytes } from 'node:crypto'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { clientKey } from '../../routing/clientKey.ts'
import { readOrCreateSecret } from '../../secrets/readOrCreateSecret.ts'

/** A stable identifier of a client that does not reveal its IP address to a reader of the database. */
export async function markClient(context: ServiceContext, { ip }: Pick<FastifyRequest, 'ip'>): Promise<string> {
  const key = await readOrCreateSecret(context, 'clients', () => randomBytes(32).toString('base64url'))
  return createHmac('sha256', key).update(clientKey(ip)).digest('base64url').slice(0, 22)
}
