import { Icon } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../shared/url/useAccount.ts'
import styles from './BackToApp.module.css'

type Props = { readonly name: string; readonly origin: string; readonly url: string }

/** Above the page on which a request is read: who asked, and the way back. */
export function BackToApp({ name, origin, url }: Props) {
  const { account } = useAccount()
  return (
    <div className={styles.strip} role="note">
      <Icon name="layout-grid" size={16} />
      <span>
        <b>{origin}</b> ({name}) stays open behind this page.
      </span>
      <Link to="/safes/$safe/apps/open" params={{ safe: account }} search={{ appUrl: url }} className="cs-link">
        Back to app
      </Link>
    </div>
  )
}
