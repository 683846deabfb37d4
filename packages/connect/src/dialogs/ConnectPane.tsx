import type { ReactNode } from 'react'
import type { ListedWallet } from '../model/ListedWallet.ts'
import styles from './ConnectDialog.module.css'
import { ConfirmPane } from './ConfirmPane.tsx'
import { ExplainPane } from './ExplainPane.tsx'
import { PairingPane } from './PairingPane.tsx'
import { StepsPane } from './StepsPane.tsx'
import type { ConnectAttempt } from './useConnectAttempt.ts'
import { WalletMark } from './WalletMark.tsx'
import { connectMessages } from './connectMessages.ts'
import { useOpenKit } from '../kit/KitContext.tsx'
import { IconButton } from '../parts/IconButton.tsx'

type Props = {
  readonly attempt: ConnectAttempt
  readonly isCompact: boolean
  readonly onAsk: (wallet: ListedWallet) => void
  readonly onBack: () => void
  readonly onClose: () => void
}

/** The steps for the chosen wallet. */
export function ConnectPane({ attempt, isCompact, onAsk, onBack, onClose }: Props) {
  const { app, content = {} } = useOpenKit().config
  if (attempt.kind === 'steps')
    return (
      <Pane title={titleOfSteps(attempt.wallet)} onBack={onBack}>
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
      <Pane title={connectMessages.connect({ name: attempt.wallet.name })} onBack={onBack}>
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
            <h3>{connectMessages.choose}</h3>
            <p>{content.introduction ?? connectMessages.chooseText(app.name)}</p>
          </>
        ) : (
          <ConfirmPane attempt={attempt} onAsk={onAsk} />
        )}
      </div>
      {content.withoutWallet && <div className={styles.foot}>{content.withoutWallet(onClose)}</div>}
    </div>
  )
}

const titleOfSteps = ({ id, name }: ListedWallet) =>
  id === 'browser' ? connectMessages.getBrowserWallet : connectMessages.get({ name })

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
    <IconButton icon="chevron-left" label={connectMessages.back} data-back onClick={onBack} />
    <h3>{title}</h3>
  </div>
)
