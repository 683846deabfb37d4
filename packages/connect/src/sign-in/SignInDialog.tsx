import type { Address } from '@countersign/primitives'
import { AddressLabel, FieldNote, Icon } from '@countersign/ui/atoms'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useOpenKit } from '../kit/KitContext.tsx'
import { Button } from '../parts/Button.tsx'
import { Spinner } from '../parts/Spinner.tsx'
import type { Eip1193Provider } from '../requests/Eip1193Provider.ts'
import type { WalletState } from '../state/createWalletStore.ts'
import { DialogFoot, DialogStack, WalletDialog } from '../parts/WalletDialog.tsx'
import type { SessionParts } from '../session/SessionParts.ts'
import { createSignIn, type SignIn, type SignInState } from './createSignIn.ts'
import { SignInSteps } from './SignInSteps.tsx'
import { signInMessages } from './signInMessages.ts'
import styles from './SignIn.module.css'

type Props = {
  readonly session: SessionParts
  readonly wallet: WalletState & { address: Address }
  readonly provider: Eip1193Provider
  /** A configured chain: the wallet's, otherwise the first one. */
  readonly chainId: string
  readonly onClose: () => void
}

/**
 * Proves to the service that the wallet holds the address. No other page waits for it. Use wallet and account as its
 * key.
 */
export function SignInDialog({ session, wallet, provider, chainId, onClose }: Props) {
  const { address, walletName } = wallet
  const { nameOf } = useOpenKit().config
  const [signIn] = useState(() =>
    createSignIn({ session, provider, address, walletName, chainId, origin: location.origin }),
  )
  useEffect(() => {
    void signIn.prepare()
    return signIn.cancel
  }, [signIn])
  const name = nameOf?.(address, chainId) ?? undefined
  return (
    <WalletDialog title={signInMessages.title} onClose={onClose}>
      <DialogStack>
        <p className={styles.why}>{signInMessages.why}</p>
        <div className={styles.who}>
          <AddressLabel address={address} size={36} {...(name === undefined ? {} : { name })} />
        </div>
        <Progress signIn={signIn} walletName={walletName ?? signInMessages.yourWallet} onClose={onClose} />
      </DialogStack>
      <DialogFoot>{signInMessages.optional}</DialogFoot>
    </WalletDialog>
  )
}

function Progress({ signIn, walletName, onClose }: { signIn: SignIn; walletName: string; onClose: () => void }) {
  const state = useSyncExternalStore(signIn.subscribe, signIn.get)
  const { onNotice } = useOpenKit().config
  const { step, error, message, isDone } = state
  const noteId = useId()
  useEffect(() => {
    if (!isDone) return
    onNotice?.({ title: signInMessages.signedIn, detail: signInMessages.until })
    onClose()
  }, [isDone, onClose, onNotice])
  const isBusy = step !== 'idle'
  return (
    <>
      <SignInSteps state={state} walletName={walletName} />
      {message === null ? (
        <p className={styles.message}>{error ? signInMessages.stillLoading : signInMessages.loading}</p>
      ) : (
        <pre className={styles.message} role="group" aria-label={signInMessages.messageToSign} tabIndex={0}>
          {message}
        </pre>
      )}
      <div className={styles.acts}>
        <p role="status" className={styles.status}>
          {isBusy && <Spinner size={18} />}
          {statusWords(state, walletName)}
        </p>
        {error && (
          <FieldNote kind="error" id={noteId}>
            {error.title}
            {error.reason !== null && <small>{error.reason}</small>}
          </FieldNote>
        )}
        <Button
          size="lg"
          isWide
          variant={error ? 'default' : 'filled'}
          icon={<Icon name={error ? 'refresh' : 'signature'} />}
          disabled={isBusy}
          aria-describedby={error ? noteId : undefined}
          onClick={() => void signIn.sign()}
        >
          {error ? signInMessages.tryAgain : signInMessages.sign}
        </Button>
        <Button variant="subtle" isWide onClick={onClose}>
          {signInMessages.cancel}
        </Button>
      </div>
    </>
  )
}

function statusWords({ step, message }: SignInState, walletName: string): string {
  if (step === 'verifying') return signInMessages.checking
  if (step === 'signing')
    return message === null ? signInMessages.loadingStatus : signInMessages.confirmIn({ wallet: walletName })
  return ''
}
