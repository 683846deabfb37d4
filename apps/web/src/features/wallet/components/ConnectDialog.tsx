import { Button, Loader } from '@mantine/core'
import { FieldNote, Icon } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { readLastWallet } from '../../../shared/wallet/lastWallet.ts'
import { normalizeWalletError } from '../../../shared/wallet/normalizeWalletError.ts'
import type { WalletError } from '../../../shared/wallet/WalletError.ts'
import type { Connection } from '../connection/createConnection.ts'
import type { ListedWallet } from '../ListedWallet.ts'
import styles from './ConnectDialog.module.css'
import { WalletDialog } from './WalletDialog.tsx'
import { WalletList } from './WalletList.tsx'
import { WalletMark } from './WalletMark.tsx'

type Props = {
  readonly connection: Connection
  /** The chain of the open account, which the wallet should end up on. */
  readonly requestedChain: string | null
  readonly onClose: () => void
}

/** Wallets that announced themselves, the browser's own, and the demo owners of a local chain as a group of their own. */
export function ConnectDialog({ connection, requestedChain, onClose }: Props) {
  const wallets = useSyncExternalStore(connection.subscribeWallets, connection.wallets)
  const [chosen, setChosen] = useState<ListedWallet | null>(null)
  const [error, setError] = useState<WalletError | null>(null)
  const lastUsed = readLastWallet()?.id ?? null

  const choose = async (wallet: ListedWallet) => {
    setChosen(wallet)
    setError(null)
    try {
      await connection.connect(wallet.id, requestedChain)
      onClose()
    } catch (cause) {
      setError(normalizeWalletError(cause))
    }
  }

  return (
    <WalletDialog title="Connect a wallet" onClose={onClose} width={760} isColumned>
      <div className={styles.columns} data-chosen={chosen ? '' : undefined}>
        <WalletList wallets={wallets} chosen={chosen?.id ?? null} lastUsed={lastUsed} onChoose={choose} />
        <div className={styles.pane}>
          <div className={styles.centre} aria-live="polite">
            <WalletMark wallet={chosen} size="big" />
            {chosen ? (
              <>
                <h3>{chosen.isDemo ? `Confirm as ${chosen.name}` : `Confirm in ${chosen.name}`}</h3>
                <p>
                  {chosen.isDemo ? 'The demo wallet' : 'The wallet'} asks to share an address. Connecting lets
                  Countersign see that address. It cannot move anything.
                </p>
                {error ? (
                  <FieldNote kind={error.code === 'already-open' ? 'caution' : 'error'}>{error.message}</FieldNote>
                ) : (
                  <div className={styles.waiting}>
                    <Loader /> Waiting for {chosen.name}
                  </div>
                )}
                <Button leftSection={<Icon name="refresh" />} onClick={() => choose(chosen)}>
                  Try again
                </Button>
                <Button variant="subtle" hiddenFrom="sm" onClick={() => setChosen(null)}>
                  Choose another wallet
                </Button>
              </>
            ) : (
              <>
                <h3>Choose a wallet</h3>
                <p>Your wallet keeps the key and signs. Countersign prepares what it signs, and checks it first.</p>
              </>
            )}
          </div>
          <div className={styles.foot}>
            <Icon name="eye" />
            <span>No wallet at hand? You can watch any account without one.</span>
            <Link to="/accounts" className="cs-link" onClick={onClose}>
              Watch an account
            </Link>
          </div>
        </div>
      </div>
    </WalletDialog>
  )
}
