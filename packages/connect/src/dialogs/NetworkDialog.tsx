import { VerdictNote } from '@countersign/ui/atoms'
import { useState } from 'react'
import { normalizeWalletError } from '../errors/normalizeWalletError.ts'
import { useOpenKit } from '../kit/KitContext.tsx'
import type { WalletState } from '../state/createWalletStore.ts'
import { NetworkRow, type Attempt } from './NetworkRow.tsx'
import { DialogFoot, DialogStack, WalletDialog } from '../parts/WalletDialog.tsx'
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
  readonly wallet: WalletState
  /** The chain of the open account. */
  readonly homeChain: string | null
  readonly onClose: () => void
}

/** All configured chains and the wallet's current one. A failed switch is shown in its row. */
export function NetworkDialog({ wallet, homeChain, onClose }: Props) {
  const { connection, config, state } = useOpenKit()
  const { chains, content = {} } = config
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
    void state.wallet.disconnect()
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
        {chains.map(({ chainId, name }) => (
          <NetworkRow
            key={chainId}
            name={name}
            isCurrent={isConnected && chainId === wallet.chainId}
            isHome={chainId === homeChain}
            isUnknown={isConnected && unknownChains.has(wallet.walletName, chainId)}
            attempt={attempts[chainId] ?? null}
            onChoose={() => void choose(chainId)}
          />
        ))}
      </ul>
      <DialogFoot>
        {content.moreNetworks && <span>{content.moreNetworks(onClose)}</span>}
        {isConnected && (
          <button type="button" className="cs-link" onClick={disconnect}>
            {connectedMessages.disconnect}
          </button>
        )}
      </DialogFoot>
    </WalletDialog>
  )
}
