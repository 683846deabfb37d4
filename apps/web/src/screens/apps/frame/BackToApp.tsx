import { Icon, RichText } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../data/url/useAccount.ts'
import { appFrameMessages } from './appFrameMessages.ts'
import styles from './BackToApp.module.css'

type Props = {
  readonly name: string
  readonly origin: string
  readonly url: string
  /** Further requests of the app, without the one under review. */
  readonly waiting: number
}

/** Above the review of a request: the requesting app, and a link back. */
export function BackToApp({ name, origin, url, waiting }: Props) {
  const { account } = useAccount()
  return (
    <div className={styles.strip} role="note">
      <Icon name="layout-grid" size={16} />
      <span>
        <RichText text={appFrameMessages.behind} slots={{ origin: <b>{origin}</b>, name }} />
      </span>
      <span role="status" className={styles.waiting}>
        {waiting > 0 && appFrameMessages.waiting(waiting)}
      </span>
      <Link to="/safes/$safe/apps/open" params={{ safe: account }} search={{ appUrl: url }} className="cs-link">
        {appFrameMessages.back}
      </Link>
    </div>
  )
}
