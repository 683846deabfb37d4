import type { Balance, Balances } from '@countersign/api'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { and, eq, sql } from 'drizzle-orm'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { tokens } from '../../db/schema/schema.ts'
import type { TokenRow } from '../tokens/TokenIndex.ts'
import { readPricesDayAgo } from '../prices/readPricesDayAgo.ts'
import { changeInPercent, compareDecimals, multiplyPrice, sumDecimals } from '../decimals/decimals.ts'

export type BalanceOptions = { fiat: string; trusted: boolean; excludeSpam: boolean }

const DEFAULT_DECIMALS = 18

/** Of one whole token, and its change in 24 hours in percent; null if it is not known. */
type Price = { readonly now: string; readonly change: string | null }

/** Candidates: the native coin first, then every ERC-20 that ever moved or that the operator lists. Result: highest value first. */
export async function readBalances(
  context: ServiceContext,
  runtime: ChainRuntime,
  safe: Address,
  options: BalanceOptions,
): Promise<Balances> {
  const candidates = (await findCandidates(context, runtime, safe)).filter((token) => isWanted(token, options))
  const addresses = candidates.map((token) => token.address)
  const fiat = options.fiat.toUpperCase()
  const [held, prices, dayAgo] = await Promise.all([
    runtime.reader.balances(safe, addresses),
    runtime.reader.prices([ZERO_ADDRESS, ...addresses], fiat),
    readPricesDayAgo(context, runtime.config.chainId, fiat, [ZERO_ADDRESS, ...addresses]),
  ])
  const priceOf = (token: Address): Price => {
    const [now, before] = [prices.get(token), dayAgo.get(token)]
    return { now: now ?? '0', change: now && before ? changeInPercent(before, now) : null }
  }
  const native = nativeBalance(runtime, held.native, priceOf(ZERO_ADDRESS))
  const items = candidates.flatMap((token) => {
    const balance = held.tokens.get(token.address) ?? 0n
    return balance === 0n ? [] : [tokenBalance(token, balance, priceOf(token.address))]
  })
  const sorted = [native, ...items].toSorted((a, b) => compareDecimals(b.fiatBalance, a.fiatBalance))
  const isPriced = prices.size > 0 || (await runtime.reader.fiatCodes().catch((): string[] => [])).includes(fiat)
  const fiatTotal = sumDecimals(sorted.map((item) => item.fiatBalance))
  return { fiatTotal, items: sorted, ...(isPriced ? {} : { unpriced: true }) }
}

async function findCandidates(context: ServiceContext, runtime: ChainRuntime, safe: Address): Promise<TokenRow[]> {
  const { chainId } = runtime.config
  // Skips from token to token in the index: an account may have a million transfers of ten tokens.
  const moved = sql`${tokens.address} in (
    with recursive moved (token) as (
      (select min(token) from transfers where chain_id = ${chainId} and safe = ${safe})
      union all
      select (select min(t.token) from transfers t where t.chain_id = ${chainId} and t.safe = ${safe} and t.token > moved.token)
      from moved where moved.token is not null
    ) select token from moved where token is not null)`
  return context.db.drizzle
    .select()
    .from(tokens)
    .where(and(eq(tokens.chainId, chainId), eq(tokens.type, 'ERC20'), sql`(${tokens.trusted} or ${moved})`))
}

function isWanted(token: TokenRow, { trusted, excludeSpam }: BalanceOptions): boolean {
  if (trusted) return token.trusted
  return !(excludeSpam && token.spam)
}

function nativeBalance(runtime: ChainRuntime, balance: bigint, price: Price): Balance {
  const { name, symbol, decimals } = runtime.config.nativeCurrency
  return {
    tokenInfo: { type: 'NATIVE_TOKEN', address: ZERO_ADDRESS, decimals, symbol, name, logoUri: null },
    balance,
    fiatBalance: multiplyPrice(price.now, balance, decimals),
    fiatConversion: price.now,
    fiatBalance24hChange: price.change,
  }
}

function tokenBalance(token: TokenRow, balance: bigint, price: Price): Balance {
  const { address, symbol, name } = token
  const decimals = token.decimals ?? DEFAULT_DECIMALS
  return {
    tokenInfo: { type: 'ERC20', address, decimals, symbol, name, logoUri: null },
    balance,
    fiatBalance: multiplyPrice(price.now, balance, decimals),
    fiatConversion: price.now,
    fiatBalance24hChange: price.change,
  }
}
