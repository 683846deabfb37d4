import { ownerChallenge } from '@countersign/safe/checks'
import { errorText, type Address, type Hex, isHex } from '@countersign/primitives'
import { SectionHeading, VerdictNote, describedBy } from '@countersign/ui'
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useId, useState } from 'react'
import { FormModal } from '../../../parts/forms/FormModal.tsx'
import { CodeText } from '../../../parts/disclosure/CodeText.tsx'
import { keepOwnerProof } from '../../../data/storage/ownerProofs.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useReviewContext } from '../context/ReviewContext.tsx'
import { AskForProof } from '../../../parts/owners/AskForProof.tsx'
import { isOwnersSignature } from '../../../parts/owners/readProofs.ts'
import { proveOwnerMessages as messages } from './proveOwnerMessages.ts'

type Props = {
  readonly owner: Address
  readonly isContract: boolean
  readonly account: Address
  readonly version: string
  readonly block: bigint
  readonly onClose: () => void
}

/** The new owner signs a text that names the account. The page recovers the signer, or asks the contract on chain. */
export function ProveOwner({ owner, isContract, account, version, block, onClose }: Props) {
  const { chain } = useAccount()
  const { query } = useReviewContext()
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const noteId = useId()
  const challenge = ownerChallenge({ owner, account, chainId: BigInt(chain.chainId) })

  async function verify() {
    setProblem(null)
    const typed = text.trim()
    if (!isHex(typed))
      return setProblem(typed === '' ? messages.emptySignature : messages.noSignature({ text: typed.slice(0, 20) }))
    setBusy(true)
    try {
      const signature: Hex = typed
      if (!(await isOwnersSignature({ chain, safe: account, version, block }, owner, signature, isContract)))
        return setProblem(isContract ? messages.contractRefuses({ owner }) : messages.otherKey({ owner }))
      keepOwnerProof({ chainId: chain.chainId, account, owner, signature, provenAt: Date.now() })
      await query.refetch()
      onClose()
    } catch (error) {
      setProblem(messages.notTested({ reason: errorText(error) }))
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormModal
      opened
      onClose={onClose}
      size="lg"
      title={messages.title}
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      <Stack>
        <AskForProof
          owner={owner}
          isContract={isContract}
          onProven={() => {
            void query.refetch()
            onClose()
          }}
        />
        <SectionHeading level={3} title={messages.byHand} />
      </Stack>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void verify()
        }}
      >
        <Stack>
          <p>{isContract ? messages.contractHelp : messages.keyHelp}</p>
          <CodeText text={challenge} label={messages.text} />
          <Textarea
            label={messages.signature}
            autosize
            minRows={3}
            value={text}
            spellCheck={false}
            autoComplete="off"
            error={problem !== null}
            {...describedBy(problem !== null && noteId)}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {problem !== null && (
            <div id={noteId}>
              <VerdictNote verdict="danger" title={messages.notProven} announce>
                {problem}
              </VerdictNote>
            </div>
          )}
          <Group justify="flex-end">
            <Button onClick={onClose}>{messages.close}</Button>
            <Button type="submit" variant="filled" disabled={isBusy}>
              {isBusy ? messages.asking : messages.verify}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}
