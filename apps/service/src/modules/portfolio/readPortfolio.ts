import type { Balance, Portfolio } from '@countersign/api'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { and, eq } from 'drizzle-orm'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { safes } from '../../db/schema/schema.ts'
import { compareDecimals, sumDecimals } from '../../read/decimals/decimals.ts'
import { readBalances } from '../../read/balances/readBalances.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { assertNotBanned } from '../../read/accounts/requireSafe.ts'

export type PortfolioOptions = {
  fiat: string
  /** Null for every configured chain. */
  chainIds: readonly string[] | null
  trusted: boolean
  excludeDust: boolean
  /** See `BalanceOptions`. */
  origin?: string
}
type Held = Portfolio['tokenBalances'][number]

/** A balance worth less than a tenth of a cent is dust. */
const DUST = '0.001'

/** The balances of an account on every chain where it is indexed, highest value first. DeFi positions are not supported. */
export async function readPortfolio(
  context: ServiceContext,
  address: Address,
  options: PortfolioOptions,
): Promise<Portfolio> {
  assertNotBanned(context, address)
  const chainIds = options.chainIds ?? [...context.chains.keys()]
  const runtimes = chainIds.map((chainId) => requireChain(context, chainId))
  const found = await Promise.all(runtimes.map((runtime) => readChain(context, runtime, address, options)))
  const tokenBalances = found.flat().toSorted((a, b) => compareDecimals(b.balanceFiat ?? '0', a.balanceFiat ?? '0'))
  const total = sumDecimals(tokenBalances.map(({ balanceFiat }) => balanceFiat ?? '0'))
  return {
    totalBalanceFiat: total,
    totalTokenBalanceFiat: total,
    totalPositionsBalanceFiat: '0',
    tokenBalances,
    positionBalances: [],
  }
}

/** Only accounts that are already indexed on the chain: a request for an unknown address on nine chains must not start nine backfills. */
async function readChain(
  context: ServiceContext,
  runtime: ChainRuntime,
  address: Address,
  { fiat, trusted, excludeDust, origin }: PortfolioOptions,
): Promise<Held[]> {
  const { chainId } = runtime.config
  const known = await context.db.drizzle
    .select({ address: safes.address })
    .from(safes)
    .where(and(eq(safes.chainId, chainId), eq(safes.address, address)))
  if (known.length === 0) return []
  const { items } = await readBalances(context, runtime, address, {
    fiat,
    trusted,
    excludeSpam: true,
    ...(origin === undefined ? {} : { origin }),
  })
  return items
    .filter((item) => item.balance > 0n && !(excludeDust && isDust(item)))
    .map((item) => toHeld(chainId, item, item.tokenInfo.address === ZERO_ADDRESS || item.listed === true))
}

/** A token without a price may have any value, so it is not dust. */
const isDust = ({ fiatBalance, fiatConversion }: Balance) =>
  compareDecimals(fiatConversion, '0') > 0 && compareDecimals(fiatBalance, DUST) < 0

function toHeld(chainId: string, { tokenInfo, balance, fiatBalance, fiatConversion }: Balance, trusted: boolean): Held {
  const isPriced = compareDecimals(fiatConversion, '0') > 0
  return {
    tokenInfo: { ...tokenInfo, chainId, trusted },
    balance,
    ...(isPriced ? { balanceFiat: fiatBalance, price: fiatConversion } : {}),
  }
}
