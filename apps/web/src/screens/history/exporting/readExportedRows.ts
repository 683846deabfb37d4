import type { Chain } from '@countersign/api'
import { dataSource } from '../../../data/api/dataSource.ts'
import { fetchBody } from '../../../data/client/fetchBody.ts'
import { isOwnChain } from '../../../data/config/ownChains.ts'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'
import type { FilteredHistoryQuery } from '../../../data/query/historyQuery.ts'
import { exportPath, type ExportRange } from '../model/exportPath.ts'
import { type ExportedRows, parseExportedRows } from './ExportedRow.ts'

type Wanted = {
  readonly chain: Chain
  readonly account: AccountKey
  readonly range: ExportRange
  /** What the list shows; null for everything. */
  readonly filter: FilteredHistoryQuery | null
  readonly mostBytes: number
  /** Receives how many bytes have been read. */
  readonly onBytes?: (bytes: number) => void
}

/** Answers of a size that a page adds up: about 100,000 rows. */
export const MOST_BYTES = 80_000_000

/**
 * The rows of the history that a filter shows, from the service or, without one, from nodes.
 *
 * @returns null if the answer is larger than `mostBytes`
 * @throws if the service does not answer, or not with an export
 */
export async function readExportedRows(
  { chain, account, range, filter, mostBytes, onBytes }: Wanted,
  signal?: AbortSignal,
): Promise<ExportedRows | null> {
  if (!dataSource.get().hasExtensions || isOwnChain(account)) {
    const { exportFromChain } = await import('../../../data/chain-only/exportFromChain.ts')
    return parseExportedRows((await exportFromChain(chain, account.safe, 'json', range, filter)).text)
  }
  const reader = (await fetchBody(exportPath(account, 'json', range, filter), signal)).getReader()
  const decoder = new TextDecoder()
  const parts: string[] = []
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return parseExportedRows(parts.join('') + decoder.decode())
    bytes += value.byteLength
    if (bytes > mostBytes) {
      await reader.cancel()
      return null
    }
    onBytes?.(bytes)
    parts.push(decoder.decode(value, { stream: true }))
  }
}
