import { clsx } from 'clsx'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useAppearance } from '../kit/AppearanceContext.tsx'
import { IconButton } from './IconButton.tsx'
import { partMessages } from './partMessages.ts'
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

/**
 * A dialog of the kit: centred on wide screens, from the bottom on phones. The browser keeps the focus inside, and returns it.
 *
 * @example
 * const dialog = <WalletDialog title="Sign" onClose={() => {}}>Confirm on the device.</WalletDialog>
 */
export function WalletDialog({
  title,
  onClose,
  children,
  width = 344,
  isColumned = false,
  isDismissible = true,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const appearance = useAppearance()
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => element.close()
  }, [])
  const closeOutside = ({ target }: MouseEvent) => {
    if (isDismissible && target === dialog.current) onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={clsx('cs-connect', styles.dialog, isColumned && styles.columned)}
      data-width={width}
      aria-labelledby={titleId}
      aria-modal="true"
      {...appearance}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={closeOutside}
    >
      <div className={styles.content}>
        <header className={clsx(styles.header, isColumned && styles.overColumns)}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="x" label={partMessages.close} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  )
}

/**
 * The content of a dialog, one part below the other.
 *
 * @example
 * const stack = <DialogStack>Confirm on the device.</DialogStack>
 */
export const DialogStack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>
/**
 * A remark at the end of a dialog.
 *
 * @example
 * const foot = <DialogFoot>Optional.</DialogFoot>
 */
export const DialogFoot = ({ children }: { children: ReactNode }) => <div className={styles.foot}>{children}</div>
