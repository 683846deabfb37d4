import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { readPortfolio } from './readPortfolio.ts'

export function mountPortfolio(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getPortfolio, async ({ params, query, request }) => {
    return readPortfolio(context, params.address, {
      fiat: query.fiatCode ?? 'usd',
      chainIds: query.chainIds?.split(',').filter((id) => id !== '') ?? null,
      trusted: query.trusted ?? true,
      excludeDust: query.excludeDust ?? true,
      origin: `${request.protocol}://${request.host}`,
    })
  })
}
