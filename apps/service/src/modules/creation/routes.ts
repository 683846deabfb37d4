import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context.ts'
import { mount } from '../../http/mount.ts'
import { ServiceFailure } from '../../http/ServiceFailure.ts'
import { decodeData } from '../decoder/decodeData.ts'
import { requireSafe } from '../safes/requireSafe.ts'

export function mountCreation(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getCreation, async ({ params }) => {
    const { safe } = await requireSafe(context, params.chainId, params.safe)
    const { createdAt, creator, creationTransactionHash, factory } = safe
    if (createdAt === null || creator === null || creationTransactionHash === null || factory === null)
      throw new ServiceFailure('creation/unknown', `How ${safe.address} was created is not known.`)
    return {
      created: new Date(createdAt).toISOString(),
      creator,
      transactionHash: creationTransactionHash,
      factoryAddress: factory,
      masterCopy: safe.creationSingleton,
      setupData: safe.setupData,
      saltNonce: safe.saltNonce,
      dataDecoded: safe.setupData === null ? null : decodeData(safe.setupData),
    }
  })
}
