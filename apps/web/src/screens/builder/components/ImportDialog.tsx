import { isAddress, isSameAddress, shortenAddress } from '@countersign/primitives'
import { FieldNote, VerdictNote } from '@countersign/ui'
import { Button, Checkbox, FileButton, Group, Modal, Stack } from '@mantine/core'
import { useId, useState } from 'react'
import { useAccount } from '../../../data/url/useAccount.ts'
import { readBatchFile, type ReadBatch } from '../model/batchFile.ts'
import { callOfTransaction } from '../model/batchTransactions.ts'
import type { BuilderCall } from '../model/BuilderCall.ts'
import type { BuilderNetwork } from '../model/checkBuilderCall.ts'

type Props = {
  /** The text of the file; empty until one is chosen. */
  readonly text: string
  readonly network: BuilderNetwork
  readonly hasCalls: boolean
  readonly onText: (text: string) => void
  readonly onAdd: (calls: readonly BuilderCall[]) => void
  readonly onReplace: (calls: readonly BuilderCall[], name: string) => void
  readonly onClose: () => void
}

/** Imports a file of the Transaction Builder, after validating all of it. */
export function ImportDialog({ text, network, hasCalls, onText, onAdd, onReplace, onClose }: Props) {
  const { chain } = useAccount()
  const [isOtherMeant, setOtherMeant] = useState(false)
  const id = useId()
  const read = text === '' ? null : readBatchFile(text)
  const batch = read?.ok ? read.batch : null
  const isOther = batch !== null && batch.chainId !== chain.chainId
  const imported = batch?.transactions.map((one) => callOfTransaction(one, network)) ?? []
  const remarks = imported.flatMap(({ remark }, index) => (remark === null ? [] : [{ number: index + 1, remark }]))
  const mayTake = batch !== null && (!isOther || isOtherMeant)
  const calls = imported.map(({ call }) => call)
  const count = calls.length === 1 ? '1 call' : `${calls.length} calls`
  return (
    <Modal opened onClose={onClose} title="Import a batch" size="lg" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        <p id={`${id}-description`}>
          A JSON file of this page or of the Transaction Builder. You can also drop it anywhere on the page.
        </p>
        <div>
          <FileButton
            accept=".json,application/json"
            onChange={(file) => {
              setOtherMeant(false)
              void file?.text().then(onText)
            }}
          >
            {(props) => (
              <Button {...props} aria-describedby={`${id} ${id}-description`}>
                Choose a file
              </Button>
            )}
          </FileButton>
        </div>
        {read?.ok === false && (
          <div id={id}>
            <VerdictNote verdict="danger" announce title="The file was refused">
              {read.reason}
            </VerdictNote>
          </div>
        )}
        {batch && (
          <>
            <p>
              <b>{batch.name === '' ? 'Unnamed batch' : batch.name}</b>, {count}
              {batch.description === '' ? '' : `. ${batch.description}`}
            </p>
            <FileNotes id={id} batch={batch} />
            {isOther && (
              <VerdictNote
                verdict="danger"
                announce
                title={`The file is for chain ${batch.chainId}, but this account is on chain ${chain.chainId}, ${chain.chainName}.`}
              >
                <p id={`${id}-other`}>The same addresses may be different contracts on this chain, or none.</p>
                <Checkbox
                  label={`Use it on ${chain.chainName} in spite of that`}
                  aria-describedby={`${id}-other`}
                  checked={isOtherMeant}
                  onChange={(event) => setOtherMeant(event.currentTarget.checked)}
                />
              </VerdictNote>
            )}
            {remarks.length > 0 && (
              <VerdictNote
                verdict="caution"
                title={
                  remarks.length === 1
                    ? '1 call differs from its file'
                    : `${remarks.length} calls differ from their file`
                }
              >
                <ul>
                  {remarks.slice(0, 5).map(({ number, remark }) => (
                    <li key={number}>
                      Call {number}: {remark}
                    </li>
                  ))}
                </ul>
              </VerdictNote>
            )}
          </>
        )}
        <Group justify="flex-end">
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
          {hasCalls && (
            <Button
              disabled={!mayTake}
              onClick={() => {
                onReplace(calls, batch?.name ?? '')
                onClose()
              }}
            >
              Replace the batch
            </Button>
          )}
          <Button
            variant="filled"
            disabled={!mayTake}
            onClick={() => {
              if (hasCalls) onAdd(calls)
              else onReplace(calls, batch?.name ?? '')
              onClose()
            }}
          >
            {calls.length === 0 ? 'Add' : `Add ${count}`}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function FileNotes({ id, batch: { checksum, createdFrom } }: { id: string; batch: ReadBatch }) {
  const { safe } = useAccount()
  return (
    <div id={id}>
      {checksum.kind === 'right' && <FieldNote kind="ok">The checksum is correct: the file is unchanged.</FieldNote>}
      {checksum.kind === 'none' && (
        <FieldNote kind="caution">The file has no checksum, so changes cannot be detected.</FieldNote>
      )}
      {checksum.kind === 'wrong' && (
        <FieldNote kind="caution">
          The file was changed after it was written: its checksum is {checksum.said.slice(0, 10)}…, its content gives{' '}
          {checksum.found.slice(0, 10)}…. Read every call.
        </FieldNote>
      )}
      {isAddress(createdFrom) && !isSameAddress(createdFrom, safe) && (
        <FieldNote kind="caution">
          It was written for the account {shortenAddress(createdFrom)}, but this account is {shortenAddress(safe)}.
        </FieldNote>
      )}
    </div>
  )
}
