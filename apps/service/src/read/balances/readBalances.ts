import type { Balance, Balances } from '@countersign/api'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { and, eq, sql } from 'drizzle-orm'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { tokens } from '../../db/schema/schema.ts'
import { tokenListMessages } from '../../token-list/tokenListMessages.ts'
import type { TokenRow } from '../tokens/TokenIndex.ts'
import { readPricesDayAgo } from '../prices/readPricesDayAgo.ts'
import { changeInPercent, compareDecimals, multiplyPrice, sumDecimals } from '../decimals/decimals.ts'

export type BalanceOptions = {
  fiat: string
  trusted: boolean
  excludeSpam: boolean
  /** The origin of this service, for the addresses of logos; without it they are paths. */
  origin?: string
}

const DEFAULT_DECIMALS = 18

/** The price of one whole token, and its change in 24 hours in percent; null if the change is not known. */
type Price = { readonly now: string; readonly change: string | null }

/** Candidates: the native coin first, then every ERC-20 that ever moved or that the operator lists. Result: highest value first. */
export async function readBalances(
  context: ServiceContext,
  runtime: ChainRuntime,
  safe: Address,
  options: BalanceOptions,
): Promise<Balances> {
  const judge = createJudge(context, runtime.config.chainId, options.origin ?? '')
  const candidates = (await findCandidates(context, runtime, safe)).flatMap((token): Candidate[] => {
    const candidate = { ...token, ...judge(token) }
    return isWanted(candidate, options) ? [candidate] : []
  })
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

type Standing = { readonly listed: boolean; readonly logoUri: string | null } & Pick<Balance, 'imitates'>
type Candidate = TokenRow & Standing

/** What the operator's list says of a token. Decimals come from the contract: an entry with other decimals does not count. */
function createJudge({ tokenList, config, log }: ServiceContext, chainId: string, origin: string) {
  const hasLogos = config.tokenList?.logos === true
  return ({ address, symbol, decimals, trusted }: TokenRow): Standing => {
    const entry = tokenList.find(chainId, address)
    if (entry && !trusted && entry.decimals !== decimals) {
      log.warn(
        tokenListMessages.otherDecimals({ symbol: entry.symbol, address, listed: entry.decimals, onChain: decimals }),
      )
      return { listed: false, logoUri: null }
    }
    if (entry === undefined && !trusted) {
      const imitates = tokenList.findImitated(chainId, { address, symbol })
      return { listed: false, logoUri: null, ...(imitates === null ? {} : { imitates }) }
    }
    const hasLogo = hasLogos && entry !== undefined && entry.logoUri !== null
    return { listed: true, logoUri: hasLogo ? `${origin}/v1/chains/${chainId}/tokens/${address}/logo` : null }
  }
}

function isWanted({ listed, spam, imitates }: Candidate, { trusted, excludeSpam }: BalanceOptions): boolean {
  if (trusted || listed) return listed
  return !(excludeSpam && (spam || imitates !== undefined))
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

function tokenBalance(token: Candidate, balance: bigint, price: Price): Balance {
  const { address, symbol, name, logoUri, listed, imitates } = token
  const decimals = token.decimals ?? DEFAULT_DECIMALS
  return {
    tokenInfo: { type: 'ERC20', address, decimals, symbol, name, logoUri },
    balance,
    fiatBalance: multiplyPrice(price.now, balance, decimals),
    fiatConversion: price.now,
    fiatBalance24hChange: price.change,
    listed,
    ...(imitates === undefined ? {} : { imitates }),
  }
}
