import { errorText } from '@countersign/primitives'
import { VerdictNote } from '@countersign/ui'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useFeeWords } from '../../parts/transaction/effects/useFeeWords.ts'
import { FeeFields } from '../../signing/execution/FeeFields.tsx'
import { readFeeTexts, textsOf, type FeeTexts } from '../../signing/execution/feeTexts.ts'
import type { PendingExecution } from '../../signing/execution/PendingExecution.ts'
import {
  readReplacement,
  sendReplacement,
  type Replacement,
  type ReplacementKind,
} from '../../signing/execution/replaceExecution.ts'
import { toActError } from '../../signing/sequence/runSigning.ts'
import { executionMessages as messages } from './executionMessages.ts'

type Props = { readonly pending: PendingExecution; readonly kind: ReplacementKind; readonly onClose: () => void }

/** Sends the execution again, or nothing in its place, with the same wallet nonce and a fee that nodes accept. */
export function ReplaceDialog({ pending, kind, onClose }: Props) {
  const { chain, key } = useAccount()
  const query = useQuery({
    queryKey: [...queryKeys.account(key), 'replacement', kind, pending.attempts.map(({ txHash }) => txHash).join()],
    queryFn: () => readReplacement(chain, pending, kind),
    retry: false,
    staleTime: 0,
    structuralSharing: false,
    meta: { persist: false },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      size="md"
      title={kind === 'cancel' ? messages.cancelTitle : messages.speedUpTitle}
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      {query.data ? (
        <ReplaceForm {...{ pending, onClose }} replacement={query.data} />
      ) : query.isError ? (
        <VerdictNote verdict="caution" title={messages.notReplaced}>
          {errorText(query.error)}
        </VerdictNote>
      ) : (
        <p>{messages.readingSent}</p>
      )}
    </Modal>
  )
}

type FormProps = Pick<Props, 'pending' | 'onClose'> & { readonly replacement: Replacement }

function ReplaceForm({ pending, replacement, onClose }: FormProps) {
  const { chain } = useAccount()
  const { kind, walletNonce, suggested, bounds } = replacement
  const [typed, setTyped] = useState<FeeTexts | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const write = useFeeWords(chain)
  const texts = typed ?? textsOf(suggested)
  const read = readFeeTexts(texts, bounds)
  const { plan } = read
  const isPossible = plan !== null && read.findings.every((finding) => finding.kind !== 'error')
  const send = async () => {
    if (!isPossible || isBusy) return
    setBusy(true)
    setError(null)
    try {
      await sendReplacement(chain, pending, replacement, plan)
      onClose()
    } catch (cause) {
      setError(toActError(cause).message)
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack>
        <p>{kind === 'cancel' ? messages.cancelText({ walletNonce }) : messages.speedUpText({ walletNonce })}</p>
        <FeeFields {...{ texts, read, bounds, write }} isDisabled={isBusy} onChange={setTyped} />
        <p>{messages.nonceWarning}</p>
        {error !== null && (
          <VerdictNote verdict="danger" title={messages.notReplaced} announce>
            {error}
          </VerdictNote>
        )}
        <Group justify="flex-end">
          <Button onClick={onClose}>{messages.back}</Button>
          <Button type="submit" variant="filled" disabled={!isPossible || isBusy}>
            {messages.sendSpeedUp}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
