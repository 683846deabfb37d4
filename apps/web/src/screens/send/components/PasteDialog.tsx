import { BlockedButton, VerdictNote, describedBy } from '@countersign/ui'
import { Button, FileButton, Group, Stack, Textarea } from '@mantine/core'
import { useId, useState } from 'react'
import { parsePastedRows } from '../model/parsePastedRows.ts'
import type { Asset, SendRow } from '../model/SendRow.ts'
import { FormModal } from '../../../parts/forms/FormModal.tsx'
import { sendMessages as messages } from '../sendMessages.ts'

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
      title={messages.paste}
      size="lg"
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      <Stack>
        <Textarea
          label={messages.pasteRows}
          description={messages.pasteHelp}
          placeholder={messages.pasteExample}
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
            <VerdictNote verdict="caution" title={messages.leftOut(refused.length)}>
              <ul>
                {refused.slice(0, 5).map(({ line, reason }) => (
                  <li key={line}>{messages.lineProblem({ line, reason })}</li>
                ))}
              </ul>
            </VerdictNote>
          </div>
        )}
        <Group justify="space-between">
          <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={(file) => void file?.text().then(setText)}>
            {(props) => <Button {...props}>{messages.chooseFile}</Button>}
          </FileButton>
          {rows.length === 0 ? (
            <BlockedButton reason={messages.noRows}>{messages.addRows(0)}</BlockedButton>
          ) : (
            <Button variant="filled" onClick={add}>
              {messages.addRows(rows.length)}
            </Button>
          )}
        </Group>
      </Stack>
    </FormModal>
  )
}
