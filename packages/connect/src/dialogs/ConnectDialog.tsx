import { useEffect, useRef, useSyncExternalStore } from 'react'
import styles from './ConnectDialog.module.css'
import { ConnectPane } from './ConnectPane.tsx'
import { useConnectAttempt } from './useConnectAttempt.ts'
import { WalletDialog } from '../parts/WalletDialog.tsx'
import { WalletList } from './WalletList.tsx'
import { connectMessages } from './connectMessages.ts'
import { useOpenKit } from '../kit/KitContext.tsx'
import { useIsCompact } from '../parts/useIsCompact.ts'

type Props = {
  /** The chain of the open account, to which the wallet should switch. */
  readonly requestedChain: string | null
  readonly onClose: () => void
}

/** All wallets, next to the steps of the chosen one. On a phone, list and steps alternate. */
export function ConnectDialog({ requestedChain, onClose }: Props) {
  const { connection, state } = useOpenKit()
  const wallets = useSyncExternalStore(connection.subscribeWallets, connection.wallets)
  const isCompact = useIsCompact()
  const { attempt, choose, ask, back } = useConnectAttempt({ connection, requestedChain, onConnected: onClose })
  const chosen = attempt.wallet?.id ?? null
  const columns = useFocusInTurn(isCompact, chosen)

  return (
    <WalletDialog title={connectMessages.title} onClose={onClose} width={760} isColumned>
      <div className={styles.columns} data-chosen={chosen === null ? undefined : ''} ref={columns}>
        <WalletList wallets={wallets} chosen={chosen} recent={state.recentWallets.read()} onChoose={choose} />
        <ConnectPane attempt={attempt} isCompact={isCompact} onAsk={ask} onBack={back} onClose={onClose} />
      </div>
    </WalletDialog>
  )
}

/** If list and pane alternate, moves the focus into the pane, and back to the row it came from. */
function useFocusInTurn(isCompact: boolean, chosen: string | null) {
  const columns = useRef<HTMLDivElement>(null)
  const last = useRef<string | null>(null)
  useEffect(() => {
    const from = last.current
    last.current = chosen
    if (!isCompact || from === chosen) return
    const selector = chosen === null ? `[data-wallet="${CSS.escape(from ?? '')}"]` : '[data-back]'
    columns.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [isCompact, chosen])
  return columns
}
