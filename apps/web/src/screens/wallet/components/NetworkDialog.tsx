import type { Chain } from '@countersign/api'
import { RichText, VerdictNote } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { normalizeWalletError } from '../../../data/wallet/normalizeWalletError.ts'
import { disconnectWallet, type WalletState } from '../../../data/wallet/walletStore.ts'
import type { Connection } from '../connection/createConnection.ts'
import { NetworkRow, type Attempt } from './NetworkRow.tsx'
import { DialogFoot, DialogStack, WalletDialog } from '../dialog/WalletDialog.tsx'
import { connectedMessages } from './connectedMessages.ts'
import styles from './NetworkDialog.module.css'

const known = new Set<string>()
const nameOf = (wallet: string | null, chainId: string) => `${wallet ?? ''} ${chainId}`

/**
 * Chains that a wallet reported as unknown. Wallets do not list their chains, so the answers are stored as long as the
 * page is open.
 */
const unknownChains = {
  note: (wallet: string | null, chainId: string) => known.add(nameOf(wallet, chainId)),
  forget: (wallet: string | null, chainId: string) => known.delete(nameOf(wallet, chainId)),
  has: (wallet: string | null, chainId: string) => known.has(nameOf(wallet, chainId)),
}

type Props = {
  readonly connection: Pick<Connection, 'switchChain'>
  readonly wallet: WalletState
  readonly chains: readonly Chain[]
  /** The chain of the open account. */
  readonly homeChain: string | null
  readonly onClose: () => void
}

/** All configured chains and the wallet's current one. A failed switch is shown in its row. */
export function NetworkDialog({ connection, wallet, chains, homeChain, onClose }: Props) {
  const [attempts, setAttempts] = useState<Readonly<Record<string, Attempt>>>({})
  const isConnected = wallet.status === 'connected'

  const choose = async (chainId: string) => {
    if (!isConnected || chainId === wallet.chainId) return onClose()
    const put = (attempt: Attempt) => setAttempts((all) => ({ ...all, [chainId]: attempt }))
    put({ error: null })
    try {
      await connection.switchChain(chainId)
      unknownChains.forget(wallet.walletName, chainId)
      onClose()
    } catch (cause) {
      const { code, message, meta } = normalizeWalletError(cause)
      if (code === 'chain-unknown' || meta.step === 'add-chain') unknownChains.note(wallet.walletName, chainId)
      put({ error: message })
    }
  }
  const disconnect = () => {
    void disconnectWallet()
    onClose()
  }

  return (
    <WalletDialog title={isConnected ? connectedMessages.switchNetwork : connectedMessages.networks} onClose={onClose}>
      {wallet.unsupported && (
        <DialogStack>
          <VerdictNote verdict="caution" title={connectedMessages.wrongNetwork} announce>
            {connectedMessages.wrongNetworkText({ id: wallet.chainId ?? '?' })}
          </VerdictNote>
        </DialogStack>
      )}
      <ul className={styles.list}>
        {wallet.unsupported && (
          <li>
            <button type="button" className={styles.network} aria-current onClick={onClose}>
              <span className={styles.dot} data-unknown aria-hidden />
              <span className={styles.name}>
                <b>{connectedMessages.chain({ id: wallet.chainId ?? '?' })}</b>
                <span>{connectedMessages.notConfigured}</span>
              </span>
              <b className={styles.end}>{connectedMessages.current}</b>
            </button>
          </li>
        )}
        {chains.map(({ chainId, chainName }) => (
          <NetworkRow
            key={chainId}
            name={chainName}
            isCurrent={isConnected && chainId === wallet.chainId}
            isHome={chainId === homeChain}
            isUnknown={isConnected && unknownChains.has(wallet.walletName, chainId)}
            attempt={attempts[chainId] ?? null}
            onChoose={() => void choose(chainId)}
          />
        ))}
      </ul>
      <DialogFoot>
        <span>
          <RichText
            text={connectedMessages.notListed}
            slots={{
              link: (words) => (
                <Link to="/settings/networks" className="cs-link" onClick={onClose}>
                  {words}
                </Link>
              ),
            }}
          />
        </span>
        {isConnected && (
          <button type="button" className="cs-link" onClick={disconnect}>
            {connectedMessages.disconnect}
          </button>
        )}
      </DialogFoot>
    </WalletDialog>
  )
}
