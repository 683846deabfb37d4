import { useId, useState } from 'react'
import { FieldNote } from '@countersign/ui'
import { normalizeWalletError } from '../../../data/wallet/normalizeWalletError.ts'
import { requestPermissions } from '../../../data/wallet/requestPermissions.ts'
import { walletStore } from '../../../data/wallet/walletStore.ts'
import { connectedMessages } from './connectedMessages.ts'
import styles from './AccountDialog.module.css'

/** Requests that the wallet lets its user choose the accounts for this page again. */
export function OtherAccounts() {
  const [state, setState] = useState<'idle' | 'asking' | { readonly error: string }>('idle')
  const noteId = useId()
  const ask = async () => {
    const provider = walletStore.getProvider()
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
