import { FieldNote, describedBy } from '@countersign/ui'
import { Group, Modal, SegmentedControl, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FilteredHistoryQuery } from '../../../data/query/historyQuery.ts'
import { errorText } from '@countersign/primitives'
import { serviceUrl } from '../../../data/client/apiClient.ts'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { isOwnChain } from '../../../data/config/ownChains.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { saveBlob } from '../../../parts/exchange/saveBlob.ts'
import { type FileFormat, makeExportFile } from '../exporting/makeExportFile.ts'
import { MOST_BYTES, readExportedRows } from '../exporting/readExportedRows.ts'
import { readKnownPrices } from '../exporting/readKnownPrices.ts'
import { valueRows } from '../exporting/valueRows.ts'
import { exportPath, rangeProblem, type ExportRange } from '../model/exportPath.ts'
import styles from './History.module.css'
import { SaveButtons } from './SaveButtons.tsx'
import { exportHistoryMessages as messages } from '../exportHistoryMessages.ts'
import { savedText } from '../exporting/savedText.ts'

interface ExportDialogProps {
  /** What the list shows; null without a filter. */
  filter: FilteredHistoryQuery | null
  onClose(): void
}

const isFormat = (value: string): value is FileFormat => value === 'xlsx' || value === 'csv' || value === 'json'

/** Exports the history, or what the filter shows of it, with values and names: this page makes the file. */
export function ExportDialog({ filter, onClose }: ExportDialogProps) {
  const { key } = useAccount()
  const isWithoutService = !useDataSource().hasExtensions || isOwnChain(key)
  const [format, setFormat] = useState<FileFormat>('xlsx')
  const [range, setRange] = useState({ from: '', to: '' })
  const problem = rangeProblem(range)
  const { save, stop, isSaving, saved, failure } = useExport(filter)
  return (
    <Modal
      opened
      onClose={onClose}
      // Closing stops it.
      closeOnEscape={!isSaving}
      closeOnClickOutside={!isSaving}
      title={filter === null ? messages.title : messages.filteredTitle}
    >
      <div className={styles.export}>
        <SegmentedControl
          aria-label={messages.format}
          value={format}
          onChange={(value) => isFormat(value) && setFormat(value)}
          data={[
            { value: 'xlsx', label: messages.excel },
            { value: 'csv', label: messages.csv },
            { value: 'json', label: messages.json },
          ]}
        />
        <Group grow align="start">
          <TextInput
            type="date"
            label={messages.from}
            value={range.from}
            {...describedBy('export-note')}
            onChange={(event) => setRange({ ...range, from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={messages.to}
            value={range.to}
            error={problem !== null}
            {...describedBy('export-note')}
            onChange={(event) => setRange({ ...range, to: event.currentTarget.value })}
          />
        </Group>
        {problem === null ? (
          <p id="export-note" className={styles.exportNote}>
            {isWithoutService ? messages.fromChain : messages.fromService}
          </p>
        ) : (
          <FieldNote kind="error" id="export-note">
            {problem}
          </FieldNote>
        )}
        <p role="status" className={styles.exportNote}>
          {saved}
        </p>
        {failure !== null && (
          <FieldNote kind="error" id="export-failure">
            {messages.failed({ reason: failure })}
          </FieldNote>
        )}
        {!isWithoutService && problem === null && format !== 'xlsx' && (
          <a className="cs-link" href={serviceUrl(exportPath(key, format, range, filter))} download>
            {messages.plainFile}
          </a>
        )}
        <SaveButtons
          {...{ isSaving, onClose }}
          label={messages.download}
          isBlocked={problem !== null}
          noteId={problem === null ? (failure === null ? undefined : 'export-failure') : 'export-note'}
          onSave={() => void save(format, range)}
          onStop={stop}
        />
      </div>
    </Modal>
  )
}

function useExport(filter: FilteredHistoryQuery | null) {
  const { chain, key, safe } = useAccount()
  const client = useQueryClient()
  const { nameOf } = useNames()
  const [currency] = useCurrency()
  const [isSaving, setSaving] = useState(false)
  const [saved, setSaved] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  const stop = () => running.current?.abort()
  // No file appears after the dialog was closed.
  useEffect(() => () => running.current?.abort(), [])
  async function save(format: FileFormat, range: ExportRange): Promise<void> {
    const { signal } = (running.current = new AbortController())
    setSaving(true)
    setSaved(messages.reading(0))
    setFailure(null)
    try {
      const onBytes = (bytes: number) => setSaved(messages.reading(Math.round(bytes / 1_000_000)))
      const wanted = { chain, account: key, range, filter, mostBytes: MOST_BYTES, onBytes }
      const exported = await readExportedRows(wanted, signal)
      signal.throwIfAborted()
      if (exported === null) throw new Error(messages.tooLarge)
      const prices = await readKnownPrices(client, { chain, account: key, currency, rows: exported.rows })
      const rows = valueRows(exported.rows, prices)
      const { isComplete } = exported
      const file = await makeExportFile({
        rows,
        format,
        chain,
        safe,
        range,
        isFiltered: filter !== null,
        isComplete,
        currency: currency.toUpperCase(),
        nameOf: (address) => nameOf(address, key.chainId)?.name ?? null,
      })
      signal.throwIfAborted()
      saveBlob(file.name, file.blob)
      setSaved(savedText(rows))
    } catch (error) {
      setSaved(signal.aborted ? messages.stopped : null)
      if (!signal.aborted) setFailure(errorText(error))
    }
    setSaving(false)
  }
  return { save, stop, isSaving, saved, failure }
}
