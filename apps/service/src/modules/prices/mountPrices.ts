import { routes } from '@countersign/api'
import { checksumAddress, utcDay } from '@countersign/primitives'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { valueMessages } from '../../errors/valueMessages.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { readRecordedPrices } from '../../read/prices/readRecordedPrices.ts'
import { mount } from '../../routing/mount.ts'

export function mountPrices(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getRecordedPrices, async ({ params, query }) => {
    requireChain(context, params.chainId)
    const to = query.to ?? utcDay(context.clock())
    if (query.from > to)
      throw new ServiceError('value/invalid', () => valueMessages.rangeReversed({ from: query.from, to }), {
        message: 'Invalid date',
      })
    return readRecordedPrices(context, {
      chainId: params.chainId,
      currency: params.fiatCode.toUpperCase(),
      from: query.from,
      to,
      tokens: query.tokens?.map(checksumAddress) ?? null,
    })
  })
}
