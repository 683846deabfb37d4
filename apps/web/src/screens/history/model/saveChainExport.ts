import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
import { saveText } from '../../../parts/exchange/saveText.ts'
import type { ExportFormat, ExportRange } from './exportPath.ts'

/** The same file without a service: made in this page, of what nodes told. */
export async function saveChainExport(
  chain: Chain,
  safe: Address,
  format: ExportFormat,
  range: ExportRange,
): Promise<void> {
  const [{ pageContext }, { exportHistory }, { printExport }] = await Promise.all([
    import('../../../data/chain-only/pageChainOnlyClient.ts'),
    import('../../../data/chain-only/export/exportHistory.ts'),
    import('../../../data/chain-only/export/printExport.ts'),
  ])
  const { name, text } = printExport(await exportHistory(pageContext, chain, safe), format, range)
  saveText(name, text, format === 'csv' ? 'text/csv;charset=utf-8' : 'application/json')
}
