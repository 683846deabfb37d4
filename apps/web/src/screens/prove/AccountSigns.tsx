import type { Chain } from '@countersign/api'
import type { OwnerProofAnswer, OwnerProofRequest } from '@countersign/safe/exchange'
import { errorText, type Address, isHex } from '@countersign/primitives'
import { FieldNote, InfoNote, describedBy } from '@countersign/ui'
import { Button, Textarea } from '@mantine/core'
import { useId, useState } from 'react'
import styles from './Prove.module.css'
import { proveMessages } from './proveMessages.ts'

type Props = {
  readonly request: OwnerProofRequest
  readonly chain: Chain
  readonly text: string
  readonly onAccountSigns: (chain: Chain, account: Address, text: string) => void
  readonly onAnswer: (answer: OwnerProofAnswer) => void
}

/** The new owner is an account: its owners sign the text as a message, and the complete signature is the answer. */
export function AccountSigns({ request, chain, text, onAccountSigns, onAnswer }: Props) {
  const { owner, chainId, safe } = request
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const noteId = useId()
  async function verify() {
    const signature = typed.trim()
    if (!isHex(signature)) return setProblem(proveMessages.notASignature)
    setBusy(true)
    setProblem(null)
    try {
      const { verifyProof } = await import('../../parts/owners/takeProof.ts')
      const answer: OwnerProofAnswer = { kind: 'owner-proof', chainId, safe, owner, signature }
      await verifyProof(answer, chain)
      onAnswer(answer)
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={styles.stack} aria-label={proveMessages.sign}>
      <InfoNote
        title={proveMessages.ownerIsContract}
        action={
          <Button size="xs" onClick={() => onAccountSigns(chain, owner, text)}>
            {proveMessages.openAccountToSign}
          </Button>
        }
      >
        {proveMessages.ownerIsContractNote}
      </InfoNote>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          void verify()
        }}
      >
        <Textarea
          label={proveMessages.completeSignature}
          rows={3}
          spellCheck={false}
          data-code
          value={typed}
          error={problem !== null}
          {...describedBy(problem !== null && noteId)}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {problem !== null && (
          <FieldNote kind="error" id={noteId}>
            {problem}
          </FieldNote>
        )}
        <div className={styles.acts}>
          <Button type="submit" variant="filled" loading={isBusy}>
            {proveMessages.verify}
          </Button>
        </div>
      </form>
    </section>
  )
}
