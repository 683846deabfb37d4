import { Icon, Identicon } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useNames } from '../data/names/useNames.ts'
import { safeQuery } from '../data/query/safeQuery.ts'
import type { OpenAccount } from '../data/url/AccountContext.tsx'
import styles from './Nav.module.css'
import { shellMessages as messages } from './shellMessages.ts'

/** The open account. A click offers the other accounts in the palette. */
export function AccountSwitcher({ account, onSwitch }: { account: OpenAccount; onSwitch(): void }) {
  const { nameOf } = useNames()
  const safe = useQuery({ ...safeQuery(account.key), enabled: false }).data
  const name = nameOf(account.safe, account.chainId)?.name ?? messages.unnamed
  const chain = account.chain.chainName
  return (
    <button type="button" className={styles.switcher} onClick={onSwitch} aria-label={messages.switchAccount({ name })}>
      <Identicon address={account.safe} shape="account" size={28} />
      <span className={styles.switcherText}>
        <b>{name}</b>
        <span>
          {safe ? messages.accountSetup({ chain, threshold: safe.threshold, owners: safe.owners.length }) : chain}
        </span>
      </span>
      <Icon name="selector" size={18} />
    </button>
  )
}
