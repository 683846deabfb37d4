import { Icon } from '@countersign/ui'
import { ActionIcon } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ListedWallet } from '../model/ListedWallet.ts'
import styles from './ConnectDialog.module.css'
import { ConfirmPane } from './ConfirmPane.tsx'
import { ExplainPane } from './ExplainPane.tsx'
import { PairingPane } from './PairingPane.tsx'
import { StepsPane } from './StepsPane.tsx'
import type { ConnectAttempt } from './useConnectAttempt.ts'
import { WalletMark } from './WalletMark.tsx'

type Props = {
  readonly attempt: ConnectAttempt
  readonly isCompact: boolean
  readonly onAsk: (wallet: ListedWallet) => void
  readonly onBack: () => void
  readonly onClose: () => void
}

/** The steps for the chosen wallet. */
export function ConnectPane({ attempt, isCompact, onAsk, onBack, onClose }: Props) {
  if (attempt.kind === 'steps')
    return (
      <Pane title={`Get ${articleFor(attempt.wallet)}`} onBack={onBack}>
        <StepsPane wallet={attempt.wallet} isCompact={isCompact} onContinue={() => onAsk(attempt.wallet)} />
      </Pane>
    )
  if (attempt.kind === 'explain')
    return (
      <Pane title={attempt.wallet.name} onBack={onBack}>
        <ExplainPane wallet={attempt.wallet} />
      </Pane>
    )
  if (attempt.kind === 'asking' && attempt.pairing !== null)
    return (
      <Pane title={`Connect ${attempt.wallet.name}`} onBack={onBack}>
        <PairingPane wallet={attempt.wallet} uri={attempt.pairing} isCompact={isCompact} />
      </Pane>
    )
  return (
    <div className={styles.pane}>
      {attempt.wallet && isCompact && <PaneHead title={attempt.wallet.name} onBack={onBack} />}
      <div className={styles.centre} aria-live="polite">
        <WalletMark wallet={attempt.wallet} size="big" />
        {attempt.kind === 'none' ? (
          <>
            <h3>Choose a wallet</h3>
            <p>Your wallet holds the key and signs. Countersign prepares and checks what it signs.</p>
          </>
        ) : (
          <ConfirmPane attempt={attempt} onAsk={onAsk} />
        )}
      </div>
      <div className={styles.foot}>
        <Icon name="eye" />
        <span>
          No wallet available? <span className={styles.wideOnly}>You can view any account without one.</span>
        </span>
        <Link to="/accounts" className="cs-link" onClick={onClose}>
          Watch an account
        </Link>
      </div>
    </div>
  )
}

const articleFor = ({ id, name }: ListedWallet) => (id === 'browser' ? 'a browser wallet' : name)

function Pane({ title, onBack, children }: { title: string; onBack: () => void; children: ReactNode }) {
  return (
    <div className={styles.pane}>
      <PaneHead title={title} onBack={onBack} />
      {children}
    </div>
  )
}

const PaneHead = ({ title, onBack }: { title: string; onBack: () => void }) => (
  <div className={styles.paneHead}>
    <ActionIcon variant="subtle" aria-label="Back" data-back onClick={onBack}>
      <Icon name="chevron-left" />
    </ActionIcon>
    <h3>{title}</h3>
  </div>
)
