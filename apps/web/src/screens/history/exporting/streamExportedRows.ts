import { fetchBody } from '../../../data/client/fetchBody.ts'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'
import type { FilteredHistoryQuery } from '../../../data/query/historyQuery.ts'
import { exportHistoryMessages as messages } from '../exportHistoryMessages.ts'
import { exportPath } from '../model/exportPath.ts'
import { type ExportedRow, parseExportedRow } from './ExportedRow.ts'

const NO_RANGE = { from: '', to: '' }

type Wanted = { readonly account: AccountKey; readonly filter: FilteredHistoryQuery }

/**
 * Passes on each row of the service's export as it arrives: one row is one line, so an answer of any size fits into memory.
 *
 * @throws if the service does not answer, or not with a whole export
 */
export async function streamExportedRows(
  { account, filter }: Wanted,
  onRow: (row: ExportedRow) => void,
  signal: AbortSignal,
): Promise<void> {
  const body = await fetchBody(exportPath(account, 'json', NO_RANGE, filter), signal)
  await readRowLines(body.pipeThrough(new TextDecoderStream()), onRow)
}

/** @throws if a line is no row, or the end of the export is missing */
export async function readRowLines(parts: ReadableStream<string>, onRow: (row: ExportedRow) => void): Promise<void> {
  const reader = parts.getReader()
  let rest = ''
  let isEnded = false
  const read = (line: string) => {
    if (line.startsWith(']')) isEnded = true
    // The first line is the head of the file.
    else if (line !== '' && !line.endsWith('"rows":[')) onRow(parseExportedRow(line.replace(/,$/, '')))
  }
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) read(line.trim())
  }
  // A row without the end of its line was cut off.
  if (rest.trim().startsWith(']')) isEnded = true
  if (!isEnded) throw new Error(messages.cutOff)
}
