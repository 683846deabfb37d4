import type { OwnerProofAnswer, OwnerProofRequest } from '@countersign/safe/exchange'
import { errorText, isSameAddress, shortenAddress } from '@countersign/primitives'
import { BlockedButton, FieldNote, Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { openConnectDialog, useWallet } from '../../data/wallet/walletStore.ts'
import styles from './Prove.module.css'
import { proveMessages } from './proveMessages.ts'

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
        throw new Error(proveMessages.wrongSignature({ owner }))
      onAnswer(answer)
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={styles.stack} aria-label={proveMessages.sign}>
      {wallet.address === null ? (
        <div className={styles.acts}>
          <Button variant="filled" leftSection={<Icon name="wallet" />} onClick={openConnectDialog}>
            {proveMessages.connectWalletOf({ owner: shortenAddress(owner) })}
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
            {proveMessages.signWithKey}
          </Button>
        </div>
      ) : (
        <div className={styles.acts}>
          <BlockedButton
            reason={proveMessages.otherWalletConnected({
              connected: shortenAddress(wallet.address),
              owner: shortenAddress(owner),
            })}
          >
            {proveMessages.signWithKey}
          </BlockedButton>
          <Button size="xs" onClick={openConnectDialog}>
            {proveMessages.connectAnother}
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
