import { errorText, isHex } from '@countersign/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNames } from '../../../data/names/useNames.ts'
import { chainStateQuery } from '../../../data/query/chainStateQuery.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { saveBlob } from '../../../parts/exchange/saveBlob.ts'
import { viewContextFor } from '../../../parts/transaction/viewContextFor.ts'
import { archiveMessages as messages } from '../archiveMessages.ts'
import type { ExportedRow } from '../exporting/ExportedRow.ts'
import { makeExportFile } from '../exporting/makeExportFile.ts'
import { MOST_BYTES, readExportedRows } from '../exporting/readExportedRows.ts'
import { readKnownPrices } from '../exporting/readKnownPrices.ts'
import { valueRows } from '../exporting/valueRows.ts'
import { type Month, rangeOfMonth } from './months.ts'
import { packArchive } from './packArchive.ts'
import type { Executed } from './collectEvidence.ts'

export type ArchiveState =
  | { readonly kind: 'idle' }
  /** `all` is null until the rows are read. */
  | { readonly kind: 'working'; readonly done: number; readonly all: number | null }
  | { readonly kind: 'saved'; readonly rows: number; readonly evidence: number; readonly missing: number }
  | { readonly kind: 'failed'; readonly reason: string }

/** Makes and saves the archive of a month. `stop` ends the work; nothing is saved then. */
export function useArchive() {
  const [state, setState] = useState<ArchiveState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  const archive = useMonthArchive(setState)
  const stop = () => running.current?.abort()
  async function make(month: Month): Promise<void> {
    const abort = new AbortController()
    running.current = abort
    setState({ kind: 'working', done: 0, all: null })
    try {
      setState(await archive(month, abort.signal))
    } catch (error) {
      setState(abort.signal.aborted ? { kind: 'idle' } : { kind: 'failed', reason: errorText(error) })
    }
  }
  return { make, stop, state }
}

function useMonthArchive(onState: (state: ArchiveState) => void) {
  const { chain, key, safe, account } = useAccount()
  const client = useQueryClient()
  const { nameOf } = useNames()
  const [currency] = useCurrency()
  return async (month: Month, signal: AbortSignal): Promise<ArchiveState> => {
    const range = rangeOfMonth(month)
    const exported = await readExportedRows({ chain, account: key, range, filter: null, mostBytes: MOST_BYTES }, signal)
    if (exported === null) throw new Error(messages.tooLarge)
    const prices = await readKnownPrices(client, { chain, account: key, currency, rows: exported.rows })
    const { isComplete } = exported
    const fileOf = (format: 'csv' | 'json') =>
      makeExportFile({
        rows: valueRows(exported.rows, prices),
        format,
        chain,
        safe,
        range,
        isFiltered: false,
        isComplete,
        currency: currency.toUpperCase(),
        nameOf: (address) => nameOf(address, key.chainId)?.name ?? null,
      })
    const [csv, json] = await Promise.all([fileOf('csv'), fileOf('json')])
    const executed = exported.rows.flatMap(executedOf)
    const [{ collectEvidence }, chainState] = await Promise.all([
      import('./collectEvidence.ts'),
      client.fetchQuery(chainStateQuery(chain, safe)),
    ])
    onState({ kind: 'working', done: 0, all: executed.length })
    const evidence = await collectEvidence({
      chain,
      safe,
      state: chainState,
      executed,
      contextFor: (details) => viewContextFor(chain, safe, nameOf, { details }),
      onProgress: (done) => onState({ kind: 'working', done, all: executed.length }),
      signal,
    })
    const packed = await packArchive({
      month,
      account,
      tables: { 'history.csv': csv.blob, 'history.json': json.blob },
      evidence,
      isComplete,
    })
    signal.throwIfAborted()
    saveBlob(`countersign-${chain.shortName}-${safe}-${month}.zip`, packed)
    return {
      kind: 'saved',
      rows: exported.rows.length,
      evidence: Object.keys(evidence.files).length,
      missing: evidence.missing.length,
    }
  }
}

const executedOf = ({ type, nonce, safeTxHash }: ExportedRow): Executed[] =>
  type === 'MULTISIG' && nonce !== null && safeTxHash !== null && isHex(safeTxHash) ? [{ nonce, safeTxHash }] : []
