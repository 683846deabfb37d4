import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { readSafe } from '../../read/accounts/requireSafe.ts'
import { readFiatCodes } from '../../read/balances/readFiatCodes.ts'
import { readBalances } from '../../read/balances/readBalances.ts'

export function mountBalances(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getBalances, async ({ params, query, request }) => {
    const { runtime, safe } = await readSafe(context, params.chainId, params.safe)
    return readBalances(context, runtime, safe.address, {
      fiat: params.fiatCode,
      trusted: query.trusted ?? false,
      excludeSpam: query.exclude_spam ?? true,
      origin: `${request.protocol}://${request.host}`,
    })
  })
  mount(app, routes.getFiatCodes, async () => readFiatCodes(context))
}
