import { VerdictNote, describedBy } from '@countersign/ui'
import { Button, FileButton, Group, Stack, Textarea } from '@mantine/core'
import { useId, useState } from 'react'
import { parsePastedRows } from '../model/parsePastedRows.ts'
import type { Asset, SendRow } from '../model/SendRow.ts'
import { FormModal } from '../../../parts/forms/FormModal.tsx'

type Props = {
  readonly assets: readonly Asset[]
  readonly onAdd: (rows: readonly SendRow[]) => void
  readonly onClose: () => void
}

/** Adds rows from a sheet or a file. It counts the lines and lists unusable ones before it adds any. */
export function PasteDialog({ assets, onAdd, onClose }: Props) {
  const [text, setText] = useState('')
  const id = useId()
  const { rows, refused } = parsePastedRows(text, assets, assets[0])
  const add = () => {
    onAdd(rows)
    onClose()
  }
  return (
    <FormModal
      opened
      onClose={onClose}
      title="Paste rows or CSV"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <Textarea
          label="Rows"
          description="One payment a line: recipient, amount, token. The token may be a symbol or an address."
          placeholder="0x…, 1250.50, USDC"
          autosize
          minRows={6}
          maxRows={14}
          data-autofocus
          value={text}
          descriptionProps={{ id: `${id}-description` }}
          {...describedBy(refused.length > 0 && id, `${id}-description`)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {refused.length > 0 && (
          <div id={id}>
            <VerdictNote
              verdict="caution"
              title={refused.length === 1 ? '1 line is left out' : `${refused.length} lines are left out`}
            >
              <ul>
                {refused.slice(0, 5).map(({ line, reason }) => (
                  <li key={line}>
                    Line {line}: {reason}
                  </li>
                ))}
              </ul>
            </VerdictNote>
          </div>
        )}
        <Group justify="space-between">
          <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={(file) => void file?.text().then(setText)}>
            {(props) => <Button {...props}>Choose a file</Button>}
          </FileButton>
          <Button variant="filled" disabled={rows.length === 0} onClick={add}>
            {rows.length === 1 ? 'Add 1 row' : `Add ${rows.length} rows`}
          </Button>
        </Group>
      </Stack>
    </FormModal>
  )
}
