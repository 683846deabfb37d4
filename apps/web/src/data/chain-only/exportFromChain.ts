import type { Chain, HistoryFilter } from '@countersign/api'
import { exportHistory, printExport } from '@countersign/chain-client'
import type { Address } from '@countersign/primitives'
import { cursorOf, FIRST_PAGE } from '../api/cursorOf.ts'
import { readableChain } from '../rpc/readableChain.ts'
import { pageChainOnlyClient, pageContext } from './pageChainOnlyClient.ts'

/**
 * The history as a file, without a service.
 *
 * @param range days as `2026-11-21` in UTC, both included; empty is open
 * @param filter what the list shows; null for everything
 */
export async function exportFromChain(
  chain: Chain,
  safe: Address,
  format: 'csv' | 'json',
  range: { readonly from: string; readonly to: string },
  filter: HistoryFilter | null = null,
): Promise<{ name: string; text: string }> {
  const made = await exportHistory(pageContext, readableChain(chain), safe)
  if (filter === null) return printExport(made, format, range)
  const found = await hashesOf({ chainId: chain.chainId, safe }, filter)
  const rows = made.rows.filter(({ transactionHash }) => found.has(transactionHash))
  return printExport({ ...made, rows }, format, range)
}

/** The Ethereum transactions with a row that matches. */
async function hashesOf(params: { chainId: string; safe: Address }, filter: HistoryFilter): Promise<Set<string>> {
  const client = await pageChainOnlyClient()
  const hashes = new Set<string>()
  let cursor = FIRST_PAGE
  do {
    const page = await client.getHistory({ params, query: { ...filter, cursor } })
    for (const item of page.results)
      if (item.type === 'TRANSACTION' && item.transaction.txHash !== null) hashes.add(item.transaction.txHash)
    cursor = cursorOf(page.next)
  } while (cursor !== null)
  return hashes
}
