import { Icon, Identicon } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useNames } from '../data/names/useNames.ts'
import { safeQuery } from '../data/query/safeQuery.ts'
import type { OpenAccount } from '../data/url/AccountContext.tsx'
import styles from './Nav.module.css'

/** The open account. A click offers the other accounts in the palette. */
export function AccountSwitcher({ account, onSearch }: { account: OpenAccount; onSearch(): void }) {
  const { nameOf } = useNames()
  const safe = useQuery({ ...safeQuery(account.key), enabled: false }).data
  const name = nameOf(account.safe, account.chainId)?.name ?? 'Unnamed account'
  const setup = safe ? `, ${safe.threshold} of ${safe.owners.length}` : ''
  return (
    <button
      type="button"
      className={styles.switcher}
      onClick={onSearch}
      aria-label={`Account: ${name}. Switch account`}
    >
      <Identicon address={account.safe} shape="account" size={28} />
      <span className={styles.switcherText}>
        <b>{name}</b>
        <span>
          {account.chain.chainName}
          {setup}
        </span>
      </span>
      <Icon name="selector" size={18} />
    </button>
  )
}
