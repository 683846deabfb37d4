import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { connectMessages } from '../components/connectMessages.ts'
import styles from './WalletDialog.module.css'

type Props = {
  readonly title: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
  /** Default 344. */
  readonly width?: 344 | 460 | 760
  /** The title is in the first content column, which reaches the top. Wide screens only. */
  readonly isColumned?: boolean
  /** False if only the two answers may close the dialog. */
  readonly isDismissible?: boolean
}

/** A dialog of the wallet kit: centred on wide screens, from the bottom on phones. */
export function WalletDialog({
  title,
  onClose,
  children,
  width = 344,
  isColumned = false,
  isDismissible = true,
}: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': connectMessages.close }}
      closeOnClickOutside={isDismissible}
      transitionProps={{ duration: 160, transition: 'fade' }}
      size={width}
      classNames={{
        inner: styles.inner ?? '',
        content: `${styles.content ?? ''} ${(isColumned && styles.columned) || ''}`,
        header: (isColumned && styles.overColumns) || '',
        body: styles.body ?? '',
      }}
    >
      {children}
    </Modal>
  )
}

export const DialogStack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>
export const DialogFoot = ({ children }: { children: ReactNode }) => <div className={styles.foot}>{children}</div>
