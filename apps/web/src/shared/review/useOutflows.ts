import type { Balances } from '@countersign/api'
import { ZERO_ADDRESS } from '@countersign/safe/light'
import { useCurrency } from '../storage/currency.ts'
import { findSeenPrice, isSettled, useSeenPrices } from '../storage/seenPrices.ts'
import type { Flow } from '../transaction-view/flowOf.ts'
import type { ViewContext } from '../transaction-view/ViewContext.ts'
import { useAccount } from '../url/useAccount.ts'
import { coinBound } from './coinBound.ts'
import type { Outflow } from './Outflow.ts'

/** What leaves by asset, with the service's prices and those seen in this browser before. */
export function useOutflows(
  flows: readonly Flow[],
  balances: Balances | undefined,
  { native, tokenOf }: Pick<ViewContext, 'native' | 'tokenOf'>,
): readonly Outflow[] {
  const { chainId } = useAccount()
  const [currency] = useCurrency()
  const seenPrices = useSeenPrices()
  return byAsset(flows).map(({ token, amount, tokenId }) => {
    const asset = (token ?? ZERO_ADDRESS).toLowerCase()
    const held = balances?.items.find(({ tokenInfo }) =>
      token === null ? tokenInfo.type === 'NATIVE_TOKEN' : tokenInfo.address.toLowerCase() === asset,
    )
    const known = token === null ? null : tokenOf(token)
    const seen = findSeenPrice(seenPrices, { chainId, currency }, asset)
    return {
      symbol: token === null ? native.symbol : (known?.symbol ?? 'this token'),
      amount,
      decimals: token === null ? native.decimals : (known?.decimals ?? null),
      isItem: tokenId !== null || known?.kind === 'ERC721',
      price: held?.fiatConversion ?? null,
      earlier: seen && { price: seen.price, isSettled: isSettled(seen) },
      coinBound: token === null ? coinBound(chainId) : null,
    }
  })
}

/** Parts of one asset to several recipients count together. Power over the account itself is the checks' to judge. */
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

/** A part without limit leaves the whole without one. */
const sumOf = (one: bigint | null, other: bigint | null): bigint | null =>
  one === null || other === null ? null : one + other
