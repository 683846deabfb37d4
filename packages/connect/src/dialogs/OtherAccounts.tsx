import { useId, useState } from 'react'
import { FieldNote } from '@countersign/ui/atoms'
import { normalizeWalletError } from '../errors/normalizeWalletError.ts'
import { requestPermissions } from '../requests/requestPermissions.ts'
import { useOpenKit } from '../kit/KitContext.tsx'
import { connectedMessages } from './connectedMessages.ts'
import styles from './AccountDialog.module.css'

/** Requests that the wallet lets its user choose the accounts for this page again. */
export function OtherAccounts() {
  const [state, setState] = useState<'idle' | 'asking' | { readonly error: string }>('idle')
  const noteId = useId()
  const { wallet } = useOpenKit().state
  const ask = async () => {
    const provider = wallet.getProvider()
    if (!provider) return setState({ error: connectedMessages.notConnected })
    setState('asking')
    try {
      await requestPermissions(provider)
      setState('idle')
    } catch (cause) {
      const error = normalizeWalletError(cause)
      setState(error.code === 'rejected' ? 'idle' : { error: error.message })
    }
  }
  return (
    <div className={styles.others}>
      <button
        type="button"
        className="cs-link"
        onClick={() => void ask()}
        disabled={state === 'asking'}
        aria-describedby={typeof state === 'object' ? noteId : undefined}
      >
        {state === 'asking' ? connectedMessages.chooseInWallet : connectedMessages.chooseOthers}
      </button>
      {typeof state === 'object' && (
        <FieldNote kind="error" id={noteId}>
          {state.error}
        </FieldNote>
      )}
    </div>
  )
}
