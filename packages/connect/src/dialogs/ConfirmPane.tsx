import { FieldNote, Icon } from '@countersign/ui/atoms'
import { useId } from 'react'
import type { ListedWallet } from '../model/ListedWallet.ts'
import { downloadLinks } from '../catalogue/downloadLinks.ts'
import styles from './ConnectDialog.module.css'
import type { ConnectAttempt } from './useConnectAttempt.ts'
import { connectMessages } from './connectMessages.ts'
import { useOpenKit } from '../kit/KitContext.tsx'
import { Button, ButtonLink } from '../parts/Button.tsx'
import { Spinner } from '../parts/Spinner.tsx'

type Props = {
  readonly attempt: Extract<ConnectAttempt, { kind: 'asking' | 'failed' }>
  readonly onAsk: (wallet: ListedWallet) => void
}

/** The wallet is asking its user, or refused. The request can be repeated. */
export function ConfirmPane({ attempt, onAsk }: Props) {
  const { wallet } = attempt
  const { app } = useOpenKit().config
  const noteId = useId()
  const maker = wallet.entry && downloadLinks(wallet.entry.downloads, navigator.userAgent, false)[0]
  return (
    <>
      <h3>{heading(wallet)}</h3>
      <p>{asks(wallet, app.name)}</p>
      {attempt.kind === 'failed' ? (
        <FieldNote kind={attempt.error.code === 'already-open' ? 'caution' : 'error'} id={noteId}>
          {attempt.error.message}
        </FieldNote>
      ) : (
        <div className={styles.waiting}>
          <Spinner /> {connectMessages.waiting({ name: wallet.name })}
        </div>
      )}
      <div className={styles.buttons}>
        <Button
          icon={<Icon name="refresh" />}
          aria-describedby={attempt.kind === 'failed' ? noteId : undefined}
          onClick={() => onAsk(wallet)}
        >
          {connectMessages.tryAgain}
        </Button>
        {maker && wallet.id !== 'browser' && (
          <ButtonLink
            className={styles.wideOnly ?? ''}
            variant="subtle"
            href={maker.href}
            target="_blank"
            rel="noreferrer"
            icon={<Icon name="external-link" />}
          >
            {connectMessages.get({ name: wallet.name })}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

function heading({ name, group, reach, entry }: ListedWallet): string {
  if (group === 'demo') return connectMessages.confirmAs({ name })
  if (group === 'hardware') return connectMessages.confirmOn({ name: name.split(',')[0] ?? name })
  return reach === 'loadable' && entry?.pairingLink
    ? connectMessages.preparing({ name })
    : connectMessages.confirmIn({ name })
}

function asks({ group, reach }: ListedWallet, app: string): string {
  if (group === 'demo') return connectMessages.asksDemo(app)
  return reach === 'here' ? connectMessages.asksExtension(app) : connectMessages.asksWallet(app)
}
