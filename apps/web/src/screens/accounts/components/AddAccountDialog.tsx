import { Link } from '@tanstack/react-router'
import styles from './AddAccountDialog.module.css'
import { WatchForm } from './WatchForm.tsx'
import { FormModal } from '../../../parts/forms/FormModal.tsx'

/** Adds any account by its address, read-only and without a wallet. */
export function AddAccountDialog({ text, onClose }: { text?: string | undefined; onClose(): void }) {
  return (
    <FormModal opened onClose={onClose} title="Add account" size={760}>
      <p className={styles.text}>
        You can read any account, with or without a wallet. The page checks the address with the service and the chain.
      </p>
      <WatchForm text={text} submitLabel="Add account" onAdded={onClose} />
      <p className={styles.foot}>
        No account yet?{' '}
        <Link to="/create" className="cs-link" onClick={onClose}>
          Create one
        </Link>
      </p>
    </FormModal>
  )
}
