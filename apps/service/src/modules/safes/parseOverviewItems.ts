import { type Address, checksumAddress, isAddress } from '@countersign/safe/light'
import { ServiceFailure } from '../../http/ServiceFailure.ts'

export type OverviewItem = { chainId: string; address: Address }
const MAX_ITEMS = 200

/** `1:0x…,2:0x…` → items, each once. */
export function parseOverviewItems(text: string): OverviewItem[] {
  const items = new Map<string, OverviewItem>()
  for (const part of text.split(',').filter((part) => part !== '')) {
    const [chainId = '', address = '', ...rest] = part.split(':')
    if (!/^\d+$/.test(chainId) || !isAddress(address) || rest.length > 0)
      throw new ServiceFailure('overview/malformed', `"${part}" is not chainId:address, as in 1:0x41675C09….`)
    const item = { chainId, address: checksumAddress(address) }
    items.set(`${item.chainId}:${item.address}`, item)
  }
  if (items.size > MAX_ITEMS)
    throw new ServiceFailure(
      'overview/malformed',
      `${items.size} accounts were asked for; one request serves ${MAX_ITEMS}.`,
    )
  return [...items.values()]
}
