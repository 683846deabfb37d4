import { isAddress, isSameAddress, shortenAddress } from '@countersign/primitives'
import { FieldNote, VerdictNote, RichText } from '@countersign/ui'
import { Button, Checkbox, FileButton, Group, Modal, Stack } from '@mantine/core'
import { useId, useState } from 'react'
import { useAccount } from '../../../data/url/useAccount.ts'
import { readBatchFile, type ReadBatch } from '../model/batchFile.ts'
import { callOfTransaction } from '../model/batchTransactions.ts'
import type { BuilderCall } from '../model/BuilderCall.ts'
import type { BuilderNetwork } from '../model/checkBuilderCall.ts'
import { builderMessages as messages } from '../builderMessages.ts'

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
  return (
    <Modal
      opened
      onClose={onClose}
      title={messages.importTitle}
      size="lg"
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      <Stack>
        <p id={`${id}-description`}>{messages.importHelp}</p>
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
                {messages.chooseFile}
              </Button>
            )}
          </FileButton>
        </div>
        {read?.ok === false && (
          <div id={id}>
            <VerdictNote verdict="danger" announce title={messages.refused}>
              {read.reason}
            </VerdictNote>
          </div>
        )}
        {batch && (
          <>
            <p>
              <RichText
                text={messages.file({ count: calls.length, isDescribed: batch.description !== '' })}
                slots={{
                  name: <b>{batch.name === '' ? messages.unnamed : batch.name}</b>,
                  description: batch.description,
                }}
              />
            </p>
            <FileNotes id={id} batch={batch} />
            {isOther && (
              <VerdictNote
                verdict="danger"
                announce
                title={messages.otherChain({ found: batch.chainId, chainId: chain.chainId, chain: chain.chainName })}
              >
                <p id={`${id}-other`}>{messages.otherChainWhy}</p>
                <Checkbox
                  label={messages.useHere(chain.chainName)}
                  aria-describedby={`${id}-other`}
                  checked={isOtherMeant}
                  onChange={(event) => setOtherMeant(event.currentTarget.checked)}
                />
              </VerdictNote>
            )}
            {remarks.length > 0 && (
              <VerdictNote verdict="caution" title={messages.differ(remarks.length)}>
                <ul>
                  {remarks.slice(0, 5).map(({ number, remark }) => (
                    <li key={number}>{messages.remark({ number, remark })}</li>
                  ))}
                </ul>
              </VerdictNote>
            )}
          </>
        )}
        <Group justify="flex-end">
          <Button variant="subtle" onClick={onClose}>
            {messages.cancel}
          </Button>
          {hasCalls && (
            <Button
              disabled={!mayTake}
              onClick={() => {
                onReplace(calls, batch?.name ?? '')
                onClose()
              }}
            >
              {messages.replace}
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
            {calls.length === 0 ? messages.add : messages.addCalls(calls.length)}
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
      {checksum.kind === 'right' && <FieldNote kind="ok">{messages.checksumRight}</FieldNote>}
      {checksum.kind === 'none' && <FieldNote kind="caution">{messages.checksumNone}</FieldNote>}
      {checksum.kind === 'wrong' && (
        <FieldNote kind="caution">
          {messages.checksumWrong({ said: checksum.said.slice(0, 10), found: checksum.found.slice(0, 10) })}
        </FieldNote>
      )}
      {isAddress(createdFrom) && !isSameAddress(createdFrom, safe) && (
        <FieldNote kind="caution">
          {messages.otherAccount({ found: shortenAddress(createdFrom), account: shortenAddress(safe) })}
        </FieldNote>
      )}
    </div>
  )
}
