import type { Chain } from '@countersign/api'
import { exportHistory, printExport } from '@countersign/chain-client'
import type { Address } from '@countersign/primitives'
import { readableChain } from '../rpc/readableChain.ts'
import { pageContext } from './pageChainOnlyClient.ts'

/** The history as a file, without a service. @param range days as `2026-11-21` in UTC, both included; empty is open */
export async function exportFromChain(
  chain: Chain,
  safe: Address,
  format: 'csv' | 'json',
  range: { readonly from: string; readonly to: string },
): Promise<{ name: string; text: string }> {
  return printExport(await exportHistory(pageContext, readableChain(chain), safe), format, range)
}
