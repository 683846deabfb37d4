import type { ExportRow } from '@countersign/ledger'

export type ExportHead = { chainId: string; safe: string; from: string | null; to: string | null }

/** One object that contains the rows, written row by row. */
export async function* toJson(rows: AsyncIterable<readonly ExportRow[]>, head: ExportHead): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"rows":[`
  let separator = ''
  for await (const part of rows) {
    if (part.length === 0) continue
    yield `${separator}\n${part.map((row) => JSON.stringify(row)).join(',\n')}`
    separator = ','
  }
  yield '\n]}\n'
}
