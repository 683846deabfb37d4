import { type Address, checksumAddress, isAddress } from '@countersign/primitives'
import { ServiceError } from '../../errors/ServiceError.ts'
import { valueMessages } from '../../errors/valueMessages.ts'

export type OverviewItem = { chainId: string; address: Address }
const MAX_ITEMS = 200

/** `1:0x…,2:0x…` → items without duplicates. */
export const parseOverviewItems = (text: string): OverviewItem[] =>
  parseAccountNames(
    text.split(',').filter((part) => part !== ''),
    MAX_ITEMS,
  )

/**
 * `1:0x…` and more → items without duplicates.
 * @param most how many different accounts one request may name
 * @throws {ServiceError} `overview/malformed`
 */
export function parseAccountNames(parts: readonly string[], most: number): OverviewItem[] {
  const items = new Map<string, OverviewItem>()
  for (const part of parts) {
    const [chainId = '', address = '', ...rest] = part.split(':')
    if (!/^\d+$/.test(chainId) || !isAddress(address) || rest.length > 0)
      throw new ServiceError('overview/malformed', () => valueMessages.notAccountName({ text: part }))
    const item = { chainId, address: checksumAddress(address) }
    items.set(`${item.chainId}:${item.address}`, item)
  }
  if (items.size > most)
    throw new ServiceError('overview/malformed', () => valueMessages.tooManyAccounts({ count: items.size, most }))
  return [...items.values()]
}
