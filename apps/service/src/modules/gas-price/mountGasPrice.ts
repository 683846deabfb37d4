import { type GasPriceQuote, routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { readGasPrice } from './readGasPrice.ts'

/** A gas price is at most one block old; requests within this time share one call to the node. */
const FRESH_MS = 10_000

export function mountGasPrice(app: FastifyInstance, context: ServiceContext): void {
  const quotes = new Map<string, { at: number; quote: Promise<GasPriceQuote> }>()
  mount(app, routes.getGasPrice, async ({ params: { chainId } }) => {
    const { client } = requireChain(context, chainId)
    const known = quotes.get(chainId)
    const now = context.monotonic()
    if (known && now - known.at < FRESH_MS) return known.quote
    const quote = readGasPrice(client)
    quotes.set(chainId, { at: now, quote })
    quote.catch(() => quotes.delete(chainId))
    return quote
  })
}
