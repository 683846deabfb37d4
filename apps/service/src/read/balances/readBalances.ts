import type { Balance, Balances } from '@countersign/api'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { and, eq, sql } from 'drizzle-orm'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { tokens } from '../../db/schema/schema.ts'
import type { TokenRow } from '../tokens/TokenIndex.ts'
import { compareDecimals, multiplyPrice, sumDecimals } from './decimals.ts'

export type BalanceOptions = { fiat: string; trusted: boolean; excludeSpam: boolean }

const DEFAULT_DECIMALS = 18

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
  const [held, prices] = await Promise.all([
    runtime.reader.balances(safe, addresses),
    runtime.reader.prices([ZERO_ADDRESS, ...addresses], fiat),
  ])
  const priceOf = (token: Address) => prices.get(token) ?? '0'
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

function nativeBalance(runtime: ChainRuntime, balance: bigint, price: string): Balance {
  const { name, symbol, decimals } = runtime.config.nativeCurrency
  return {
    tokenInfo: { type: 'NATIVE_TOKEN', address: ZERO_ADDRESS, decimals, symbol, name, logoUri: null },
    balance,
    fiatBalance: multiplyPrice(price, balance, decimals),
    fiatConversion: price,
    fiatBalance24hChange: null,
  }
}

function tokenBalance(token: TokenRow, balance: bigint, price: string): Balance {
  const { address, symbol, name } = token
  const decimals = token.decimals ?? DEFAULT_DECIMALS
  return {
    tokenInfo: { type: 'ERC20', address, decimals, symbol, name, logoUri: null },
    balance,
    fiatBalance: multiplyPrice(price, balance, decimals),
    fiatConversion: price,
    fiatBalance24hChange: null,
  }
}
