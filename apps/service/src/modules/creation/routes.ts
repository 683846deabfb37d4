import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mountStored } from '../../http/mount.ts'
import { requireSafe } from '../safes/requireSafe.ts'
import { readCreation } from './readCreation.ts'

export function mountCreation(app: FastifyInstance, context: ServiceContext): void {
  mountStored(app, routes.getCreation, async ({ params }) => {
    const { safe } = await requireSafe(context, params.chainId, params.safe)
    return readCreation(safe)
  })
}
