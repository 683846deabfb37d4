import type { Chain } from '@countersign/api'
import { VerdictNote } from '@countersign/ui'
import { useState } from 'react'
import { normalizeWalletError } from '../../../shared/wallet/normalizeWalletError.ts'
import { disconnectWallet, type WalletState } from '../../../shared/wallet/walletStore.ts'
import type { Connection } from '../connection/createConnection.ts'
import styles from './NetworkDialog.module.css'
import { DialogFoot, DialogStack, WalletDialog } from './WalletDialog.tsx'

type Props = {
  readonly connection: Connection
  readonly wallet: WalletState
  readonly chains: readonly Chain[]
  readonly onClose: () => void
}
type Attempt = { readonly chainId: string; readonly error: string | null }

/** Every configured network, and the one the wallet is really on. A failed switch stays in its row. */
export function NetworkDialog({ connection, wallet, chains, onClose }: Props) {
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const isConnected = wallet.status === 'connected'

  const choose = async (chainId: string) => {
    if (!isConnected || chainId === wallet.chainId) return onClose()
    setAttempt({ chainId, error: null })
    try {
      await connection.switchChain(chainId)
      onClose()
    } catch (cause) {
      setAttempt({ chainId, error: normalizeWalletError(cause).message })
    }
  }
  const disconnect = () => {
    void disconnectWallet()
    onClose()
  }

  return (
    <WalletDialog title={isConnected ? 'Switch network' : 'Networks'} onClose={onClose}>
      {wallet.unsupported && (
        <DialogStack>
          <VerdictNote verdict="caution" title="Wrong network detected, switch or disconnect to continue." announce>
            Your wallet is on chain {wallet.chainId}, which is not set up here.
          </VerdictNote>
        </DialogStack>
      )}
      <ul className={styles.list}>
        {wallet.unsupported && (
          <li>
            <button type="button" className={styles.network} aria-current onClick={onClose}>
              <span className={styles.dot} data-unknown aria-hidden />
              <span className={styles.name}>
                <b>Chain {wallet.chainId}</b>
                <span>Not set up here</span>
              </span>
              <b className={styles.end}>Current</b>
            </button>
          </li>
        )}
        {chains.map((chain) => (
          <NetworkRow
            key={chain.chainId}
            chain={chain}
            isCurrent={isConnected && chain.chainId === wallet.chainId}
            attempt={attempt?.chainId === chain.chainId ? attempt : null}
            onChoose={() => void choose(chain.chainId)}
          />
        ))}
      </ul>
      <DialogFoot>
        <span>Not in the list? An administrator adds it.</span>
        {isConnected && (
          <button type="button" className="cs-link" onClick={disconnect}>
            Disconnect
          </button>
        )}
      </DialogFoot>
    </WalletDialog>
  )
}

type RowProps = { chain: Chain; isCurrent: boolean; attempt: Attempt | null; onChoose: () => void }

function NetworkRow({ chain, isCurrent, attempt, onChoose }: RowProps) {
  const isWaiting = attempt !== null && attempt.error === null
  return (
    <li>
      <button
        type="button"
        className={styles.network}
        aria-current={isCurrent}
        data-waiting={isWaiting || undefined}
        onClick={onChoose}
      >
        <span className={styles.dot} aria-hidden />
        <span className={styles.name}>
          <b>{chain.chainName}</b>
          {attempt?.error && (
            <span data-error role="alert">
              {attempt.error}
            </span>
          )}
        </span>
        {isWaiting ? (
          <span className={styles.end} role="status">
            <span className={styles.wait} aria-hidden /> Confirm in wallet
          </span>
        ) : isCurrent ? (
          <b className={styles.end}>Current</b>
        ) : (
          attempt?.error && <span className={`${styles.end} cs-link`}>Try again</span>
        )}
      </button>
    </li>
  )
}
