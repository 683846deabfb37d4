import type { OwnerProofAnswer, OwnerProofRequest } from '@countersign/safe/exchange'
import { isSameAddress, shortenAddress } from '@countersign/primitives'
import { BlockedButton, FieldNote, Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { openConnectDialog, useWallet } from '../../data/wallet/walletStore.ts'
import styles from './Prove.module.css'

type Props = { readonly request: OwnerProofRequest; readonly onAnswer: (answer: OwnerProofAnswer) => void }

/** The wallet of the key signs. The page recovers the signer before it returns the signature. */
export function SignChallenge({ request, onAnswer }: Props) {
  const { owner } = request
  const wallet = useWallet()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const noteId = useId()
  async function sign() {
    setBusy(true)
    setProblem(null)
    try {
      const [{ signChallenge }, { isKeysSignature }] = await Promise.all([
        import('./signChallenge.ts'),
        import('../../parts/owners/isKeysSignature.ts'),
      ])
      const answer = await signChallenge(request)
      if (!(await isKeysSignature(request, owner, answer.signature)))
        throw new Error(
          `The wallet’s answer is not a signature of ${owner} for this text. Nothing was stored. Try again with the wallet of this key.`,
        )
      onAnswer(answer)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={styles.stack} aria-label="Sign">
      {wallet.address === null ? (
        <div className={styles.acts}>
          <Button variant="filled" leftSection={<Icon name="wallet" />} onClick={openConnectDialog}>
            Connect the wallet of {shortenAddress(owner)}
          </Button>
        </div>
      ) : isSameAddress(wallet.address, owner) ? (
        <div className={styles.acts}>
          <Button
            variant="filled"
            loading={isBusy || wallet.status !== 'connected'}
            aria-describedby={problem === null ? undefined : noteId}
            onClick={() => void sign()}
          >
            Sign with this key
          </Button>
        </div>
      ) : (
        <div className={styles.acts}>
          <BlockedButton
            reason={`The connected wallet is ${shortenAddress(wallet.address)}, but the request is for ${shortenAddress(owner)}.`}
          >
            Sign with this key
          </BlockedButton>
          <Button size="xs" onClick={openConnectDialog}>
            Connect another wallet
          </Button>
        </div>
      )}
      {problem !== null && (
        <FieldNote kind="error" id={noteId}>
          {problem}
        </FieldNote>
      )}
    </section>
  )
}
