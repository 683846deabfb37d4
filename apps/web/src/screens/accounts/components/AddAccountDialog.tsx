import { Link } from '@tanstack/react-router'
import styles from './AddAccountDialog.module.css'
import { WatchForm } from './WatchForm.tsx'
import { FormModal } from '../../../parts/forms/FormModal.tsx'
import { RichText } from '@countersign/ui'
import { accountsMessages as messages } from '../accountsMessages.ts'

/** Adds any account by its address, read-only and without a wallet. */
export function AddAccountDialog({ text, onClose }: { text?: string | undefined; onClose(): void }) {
  return (
    <FormModal opened onClose={onClose} title={messages.addAccount} size={760}>
      <p className={styles.text}>{messages.addDetail}</p>
      <WatchForm text={text} submitLabel={messages.addAccount} onAdded={onClose} />
      <p className={styles.foot}>
        <RichText
          text={messages.noAccountYet}
          slots={{
            create: (words) => (
              <Link to="/create" className="cs-link" onClick={onClose}>
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </FormModal>
  )
}
