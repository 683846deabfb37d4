import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context.ts'
import { mount } from '../../http/mount.ts'
import { requireSafe } from '../safes/requireSafe.ts'
import { readBalances } from './readBalances.ts'

export function mountBalances(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getBalances, async ({ params, query }) => {
    const { runtime, safe } = await requireSafe(context, params.chainId, params.safe)
    return readBalances(context, runtime, safe.address, {
      fiat: params.fiatCode,
      trusted: query.trusted ?? false,
      excludeSpam: query.exclude_spam ?? true,
    })
  })
  mount(app, routes.getFiatCodes, async () => {
    // A chain whose price source is down must not take the others' currencies away.
    const lists = await Promise.all(
      [...context.chains.values()].map(({ reader }) => reader.fiatCodes().catch(() => [])),
    )
    return [...new Set(lists.flat().map((code) => code.toUpperCase()))]
  })
}
