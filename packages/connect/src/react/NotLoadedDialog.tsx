import { clsx } from 'clsx'
import { useId, useLayoutEffect, useRef } from 'react'
import { useAppearance } from '../kit/AppearanceContext.tsx'
import { Button } from '../parts/Button.tsx'
import { partMessages } from '../parts/partMessages.ts'
import styles from '../parts/WalletDialog.module.css'
import { connectButtonMessages as messages } from './connectButtonMessages.ts'

/** Says that the code of the dialogs could not be loaded. It uses only their styles, because their components are in that code. */
export function NotLoadedDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const appearance = useAppearance()
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={clsx('cs-connect', styles.dialog)}
      aria-labelledby={titleId}
      aria-modal="true"
      {...appearance}
      onClose={onClose}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={titleId}>{messages.failed}</h2>
        </header>
        <div className={styles.body}>
          <div className={styles.stack}>
            <p>{messages.failedDetail}</p>
            <Button onClick={() => dialog.current?.close()}>{partMessages.close}</Button>
          </div>
        </div>
      </div>
    </dialog>
  )
}
