import type { MovedAsset, TransferInfo } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { Flow } from './flowOf.ts'

/**
 * The amounts that left the account according to the chain. Payments of one token to one recipient are summed.
 *
 * @example
 * recordedFlows(transfers).map(({ token, amount, to }) => ({ token, amount, to }))
 */
export function recordedFlows(transfers: readonly MovedAsset[]): Flow[] {
  const flows = new Map<string, Flow>()
  for (const { direction, recipient, transferInfo } of transfers) {
    if (direction !== 'OUTGOING') continue
    const flow = flowOfAsset(transferInfo, recipient.value)
    const key = [flow.token, flow.to, flow.tokenId].join()
    const known = flows.get(key)
    flows.set(key, known ? { ...flow, amount: (known.amount ?? 0n) + (flow.amount ?? 0n) } : flow)
  }
  return [...flows.values()]
}

/** One asset sent to an address. A native amount that the service does not know counts as zero. */
export function flowOfAsset(asset: TransferInfo, to: Address): Flow {
  if (asset.type === 'ERC721') {
    const { tokenAddress: token, tokenId, amount } = asset
    return { kind: 'out', token, amount: amount ?? 1n, tokenId: BigInt(tokenId), to, calls: [] }
  }
  const token = asset.type === 'ERC20' ? asset.tokenAddress : null
  return { kind: 'out', token, amount: asset.value ?? 0n, tokenId: null, to, calls: [] }
}
