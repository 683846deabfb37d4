import { Identicon, ShortHex } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useChains } from '../data/query/useChains.ts'
import { useNames } from '../data/names/useNames.ts'
import { usePinnedAccounts } from '../data/storage/pinnedAccounts.ts'
import styles from './Nav.module.css'
import { shellMessages as messages } from './shellMessages.ts'

export function PinnedAccounts() {
  const pinned = usePinnedAccounts()
  const chains = useChains()
  const { nameOf } = useNames()
  if (pinned.length === 0) return null
  return (
    <div className={styles.pinned}>
      <h2>{messages.pinned}</h2>
      {pinned.map(({ chainId, safe }) => {
        const chain = chains.find((one) => one.chainId === chainId)
        if (!chain) return null
        return (
          <Link
            key={`${chainId}:${safe}`}
            to="/safes/$safe"
            params={{ safe: `${chain.shortName}:${safe}` }}
            className={styles.link}
          >
            <Identicon address={safe} shape="account" size={18} />
            <span>{nameOf(safe, chainId)?.name ?? <ShortHex value={safe} />}</span>
          </Link>
        )
      })}
    </div>
  )
}
