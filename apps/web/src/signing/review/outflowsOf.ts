import type { Balances } from '@countersign/api'
import { developmentTokens } from '@countersign/chains'
import { isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { findSeenPrice, isSettled, type SeenPrice } from '../../data/storage/seenPrices.ts'
import type { Flow, ViewContext } from '@countersign/describe/transaction'
import { coinBound } from './coinBound.ts'
import type { Outflow } from './Outflow.ts'
import { compareMessages } from './compareMessages.ts'

type Known = Pick<ViewContext, 'native' | 'tokenOf'> & {
  readonly chainId: string
  /** Lower-case currency code of the prices. */
  readonly currency: string
  readonly balances: Balances | undefined
  readonly seenPrices: readonly SeenPrice[]
}

/** The outflow per asset, with the service's prices and the prices that this browser saw before. */
export const outflowsOf = (flows: readonly Flow[], known: Known): readonly Outflow[] =>
  byAsset(flows).map((flow) => outflowOf(flow, known))

function outflowOf(
  { token, amount, tokenId }: Flow,
  { chainId, currency, balances, seenPrices, native, tokenOf }: Known,
): Outflow {
  const asset = (token ?? ZERO_ADDRESS).toLowerCase()
  const held = balances?.items.find(({ tokenInfo }) =>
    token === null ? tokenInfo.type === 'NATIVE_TOKEN' : tokenInfo.address.toLowerCase() === asset,
  )
  const facts = token === null ? null : tokenOf(token)
  const seen = findSeenPrice(seenPrices, { chainId, currency }, asset)
  return {
    symbol: token === null ? native.symbol : (facts?.symbol ?? compareMessages.thisToken),
    amount,
    decimals: token === null ? native.decimals : (facts?.decimals ?? null),
    isForTests: token !== null && developmentTokens.some((one) => isSameAddress(one, token)),
    isItem: tokenId !== null || facts?.kind === 'ERC721',
    price: held?.fiatConversion ?? null,
    earlier: seen && { price: seen.price, isSettled: isSettled(seen) },
    coinBound: token === null ? coinBound(chainId) : null,
  }
}

/** Payments of one asset to several recipients are added up. Control over the account itself is judged by the checks. */
function byAsset(flows: readonly Flow[]): Flow[] {
  const assets = new Map<string, Flow>()
  for (const flow of flows) {
    if (flow.kind === 'all') continue
    const id = `${flow.token ?? ''} ${flow.tokenId ?? ''}`.toLowerCase()
    const before = assets.get(id)
    assets.set(id, before === undefined ? flow : { ...flow, amount: sumOf(before.amount, flow.amount) })
  }
  return [...assets.values()]
}

/** A total with one unlimited part is unlimited. */
const sumOf = (one: bigint | null, other: bigint | null): bigint | null =>
  one === null || other === null ? null : one + other
