import { FieldNote, Icon } from '@countersign/ui'
import { Button, Loader } from '@mantine/core'
import { useId } from 'react'
import type { ListedWallet } from '../model/ListedWallet.ts'
import { downloadLinks } from '../catalogue/downloadLinks.ts'
import styles from './ConnectDialog.module.css'
import type { ConnectAttempt } from './useConnectAttempt.ts'

type Props = {
  readonly attempt: Extract<ConnectAttempt, { kind: 'asking' | 'failed' }>
  readonly onAsk: (wallet: ListedWallet) => void
}

/** The wallet is asking its user, or refused. The request can be repeated. */
export function ConfirmPane({ attempt, onAsk }: Props) {
  const { wallet } = attempt
  const noteId = useId()
  const maker = wallet.entry && downloadLinks(wallet.entry.downloads, navigator.userAgent, false)[0]
  return (
    <>
      <h3>{heading(wallet)}</h3>
      <p>
        {asks(wallet)} asks whether to share an address. Connecting lets Countersign see that address. It cannot move
        any assets.
      </p>
      {attempt.kind === 'failed' ? (
        <FieldNote kind={attempt.error.code === 'already-open' ? 'caution' : 'error'} id={noteId}>
          {attempt.error.message}
        </FieldNote>
      ) : (
        <div className={styles.waiting}>
          <Loader /> Waiting for {wallet.name}
        </div>
      )}
      <div className={styles.buttons}>
        <Button
          leftSection={<Icon name="refresh" />}
          aria-describedby={attempt.kind === 'failed' ? noteId : undefined}
          onClick={() => onAsk(wallet)}
        >
          Try again
        </Button>
        {maker && wallet.id !== 'browser' && (
          <Button
            component="a"
            className={styles.wideOnly ?? ''}
            variant="subtle"
            href={maker.href}
            target="_blank"
            rel="noreferrer"
            leftSection={<Icon name="external-link" />}
          >
            Get {wallet.name}
          </Button>
        )}
      </div>
    </>
  )
}

function heading({ name, group, reach, entry }: ListedWallet): string {
  if (group === 'demo') return `Confirm as ${name}`
  if (group === 'hardware') return `Confirm on the ${name.split(',')[0]}`
  return reach === 'loadable' && entry?.pairingLink ? `Preparing a code for ${name}` : `Confirm in ${name}`
}

function asks({ group, reach }: ListedWallet): string {
  if (group === 'demo') return 'The demo wallet'
  return reach === 'here' ? 'The extension' : 'The wallet'
}
