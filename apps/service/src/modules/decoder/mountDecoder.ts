import { routes } from '@countersign/api'
import { decodeData } from '@countersign/ledger'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { readAbiSource } from '../../read/contracts/readAbiSource.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { valueMessages } from '../../errors/valueMessages.ts'

export function mountDecoder(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.decodeData, async ({ params, body, request }) => {
    requireChain(context, params.chainId)
    const call = { chainId: params.chainId, to: body.to, data: body.data }
    const decoded = decodeData(body.data, body.to, await readAbiSource(app, context, request, call))
    if (decoded) return decoded
    throw new ServiceError('data/undecodable', () =>
      valueMessages.unknownSelector({ selector: body.data.slice(0, 10) }),
    )
  })
}
