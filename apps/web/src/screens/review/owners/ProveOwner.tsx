import { ownerChallenge } from '@countersign/safe/checks'
import { type Address, type Hex, isHex } from '@countersign/primitives'
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

type Props = {
  readonly owner: Address
  readonly isContract: boolean
  readonly account: Address
  readonly version: string
  readonly block: bigint
  readonly onClose: () => void
}

/** The owner to be signs a text that names the account; what comes back is recovered here, or put to the contract on chain. */
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
    if (!isHex(typed)) return setProblem(`A signature is 0x and hex digits; this is ${typed.slice(0, 20) || 'empty'}.`)
    setBusy(true)
    try {
      const signature: Hex = typed
      if (!(await isOwnersSignature({ chain, safe: account, version, block }, owner, signature, isContract)))
        return setProblem(
          isContract
            ? `The contract ${owner} does not accept it as a signature of this text, asked as this account asks.`
            : `It was not made by ${owner} for this text.`,
        )
      keepOwnerProof({ chainId: chain.chainId, account, owner, signature, provenAt: Date.now() })
      await query.refetch()
      onClose()
    } catch (error) {
      setProblem(`It could not be tried: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormModal
      opened
      onClose={onClose}
      size="lg"
      title="Prove control of the new owner"
      closeButtonProps={{ 'aria-label': 'Close' }}
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
        <SectionHeading level={3} title="Or enter the signature by hand" />
      </Stack>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void verify()
        }}
      >
        <Stack>
          <p>
            {isContract
              ? 'Let the account that is to be an owner sign this text as a message, and bring its complete signature here. It is put to the contract on chain.'
              : 'Let the holder sign this text with that key (personal_sign), and bring the signature here. The key is recovered from it.'}
          </p>
          <CodeText text={challenge} label="text to sign" />
          <Textarea
            label="Signature"
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
              <VerdictNote verdict="danger" title="Not proven" announce>
                {problem}
              </VerdictNote>
            </div>
          )}
          <Group justify="flex-end">
            <Button onClick={onClose}>Close</Button>
            <Button type="submit" variant="filled" disabled={isBusy}>
              {isBusy ? 'Asking the chain…' : 'Verify'}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}
