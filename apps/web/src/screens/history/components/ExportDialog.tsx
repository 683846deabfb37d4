import { FieldNote, describedBy } from '@countersign/ui'
import { Button, Group, Modal, SegmentedControl, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Chain } from '@countersign/api'
import type { FilteredHistoryQuery } from '../../../data/query/historyQuery.ts'
import { type Address, errorText } from '@countersign/primitives'
import { serviceUrl } from '../../../data/client/apiClient.ts'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { isOwnChain } from '../../../data/config/ownChains.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { exportPath, rangeProblem, type ExportFormat, type ExportRange } from '../model/exportPath.ts'
import { saveText } from '../../../parts/exchange/saveText.ts'
import styles from './History.module.css'
import { exportHistoryMessages as messages } from '../exportHistoryMessages.ts'

interface ExportDialogProps {
  /** What the list shows; null without a filter. */
  filter: FilteredHistoryQuery | null
  onClose(): void
}

/**
 * Exports the history, or what the filter shows of it. The service streams the file; without a service, this page makes it.
 */
export function ExportDialog({ filter, onClose }: ExportDialogProps) {
  const { chain, key, safe } = useAccount()
  const isWithoutService = useDataSource().from === 'chain' || isOwnChain(key)
  const [format, setFormat] = useState<ExportFormat>('csv')
  const [range, setRange] = useState({ from: '', to: '' })
  const problem = rangeProblem(range)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const save = async () => {
    setSaving(true)
    setFailure(null)
    try {
      await saveChainExport(chain, safe, format, range, filter)
    } catch (error) {
      setFailure(errorText(error))
    }
    setSaving(false)
  }
  return (
    <Modal opened onClose={onClose} title={filter === null ? messages.title : messages.filteredTitle}>
      <div className={styles.export}>
        <SegmentedControl
          aria-label={messages.format}
          value={format}
          onChange={(value) => setFormat(value === 'json' ? 'json' : 'csv')}
          data={[
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
        {failure !== null && (
          <FieldNote kind="error" id="export-failure">
            {messages.failed({ reason: failure })}
          </FieldNote>
        )}
        <Group justify="flex-end">
          <Button variant="subtle" onClick={onClose}>
            {messages.close}
          </Button>
          {problem === null && isWithoutService ? (
            <Button
              loading={isSaving}
              aria-describedby={failure === null ? undefined : 'export-failure'}
              onClick={() => void save()}
            >
              {messages.download}
            </Button>
          ) : problem === null ? (
            <Button component="a" href={serviceUrl(exportPath(key, format, range, filter))} download>
              {messages.download}
            </Button>
          ) : (
            <Button disabled aria-describedby="export-note">
              {messages.download}
            </Button>
          )}
        </Group>
      </div>
    </Modal>
  )
}

/** Makes the same export file in this page, from the answers of nodes. */
async function saveChainExport(
  chain: Chain,
  safe: Address,
  format: ExportFormat,
  range: ExportRange,
  filter: FilteredHistoryQuery | null,
): Promise<void> {
  const { exportFromChain } = await import('../../../data/chain-only/exportFromChain.ts')
  const { name, text } = await exportFromChain(chain, safe, format, range, filter)
  saveText(name, text, format === 'csv' ? 'text/csv;charset=utf-8' : 'application/json')
}
