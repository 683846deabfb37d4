import * as z from 'zod/mini'
import { Amount, ChainId, FiatString } from './scalars.ts'
import { TokenInfo } from './token.ts'

/**
 * Positions in protocols. This service does not read protocols, so its list is empty; clients must accept any
 * content.
 */
export const Position = z.record(z.string(), z.unknown())

/** Balance of one token in a portfolio over several chains. */
export const PortfolioBalance = z.object({
  tokenInfo: z.extend(TokenInfo, { chainId: ChainId, trusted: z.boolean() }),
  balance: Amount,
  /** Absent without a price. */
  balanceFiat: z.optional(FiatString),
  price: z.optional(FiatString),
  priceChangePercentage1d: z.optional(z.string()),
})

/** The holdings of one address on every chain. */
export const Portfolio = z.object({
  totalBalanceFiat: FiatString,
  totalTokenBalanceFiat: FiatString,
  totalPositionsBalanceFiat: FiatString,
  tokenBalances: z.array(PortfolioBalance),
  positionBalances: z.array(Position),
})
export type Portfolio = z.output<typeof Portfolio>
