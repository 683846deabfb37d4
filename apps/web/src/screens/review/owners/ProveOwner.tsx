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
      return setProblem(
        `This is not a signature. A signature is 0x followed by hex digits; the field contains ${typed.slice(0, 20) || 'nothing'}.`,
      )
    setBusy(true)
    try {
      const signature: Hex = typed
      if (!(await isOwnersSignature({ chain, safe: account, version, block }, owner, signature, isContract)))
        return setProblem(
          isContract
            ? `The contract ${owner} does not accept this signature for this text, with the call that this account makes.`
            : `${owner} did not make this signature for this text. Sign the text above with that key.`,
        )
      keepOwnerProof({ chainId: chain.chainId, account, owner, signature, provenAt: Date.now() })
      await query.refetch()
      onClose()
    } catch (error) {
      setProblem(`The signature could not be tested: ${errorText(error)}`)
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
              ? 'Let the account that will be an owner sign this text as a message, and paste the complete signature here. The page asks the contract on chain whether it accepts it.'
              : 'Let the holder sign this text with that key (personal_sign), and paste the signature here. The page computes the key from it.'}
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
              {isBusy ? 'Asking the node…' : 'Verify'}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}
