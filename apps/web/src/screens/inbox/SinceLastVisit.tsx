import { type Address, shortenAddress } from '@countersign/primitives'
import { Icon, ProvenanceMark, SectionHeading, useNow } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useMemo, useState, useEffect } from 'react'
import { activityQuery } from '../../data/inbox/activityQuery.ts'
import { useChangesSinceVisit } from '../../data/visits/useChangesSinceVisit.ts'
import { changesWords } from '../../parts/visits/changesWords.ts'
import { dayWords } from '../../parts/visits/dayWords.ts'
import { useAfterContent } from '../../data/live/useAfterContent.ts'
import { useNames } from '../../data/names/useNames.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import { useWallet } from '../../data/wallet/walletStore.ts'
import { isSameAccount } from '../../data/storage/pinnedAccounts.ts'
import { useBatchTitles } from '../../parts/transaction/useBatchTitles.ts'
import { activityRows, type ActivityRow } from './activityRows.ts'
import { useStore } from '../../data/store/useStore.ts'
import { lastVisitStore, visitAt } from '../../data/visits/lastVisit.ts'
import styles from './SinceLastVisit.module.css'
import { sinceVisitMessages } from './sinceVisitMessages.ts'

const NOTED_MS = 60_000

/** When the visit before this one ended, epoch milliseconds; null on the first. The visit continues while the page is visible. */
function useLastVisit(): number | null {
  useEffect(() => {
    const note = () => {
      if (document.visibilityState === 'visible') lastVisitStore.update((visit) => visitAt(visit, Date.now()))
    }
    note()
    document.addEventListener('visibilitychange', note)
    const timer = setInterval(note, NOTED_MS)
    return () => {
      document.removeEventListener('visibilitychange', note)
      clearInterval(timer)
    }
  }, [])
  return useStore(lastVisitStore).since
}

export type VisitedAccount = Pick<OpenAccount, 'chain' | 'safe' | 'key' | 'account'>

const MOST_SHOWN = 6
/** Each comparison costs a read of the chain. */
const MOST_COMPARED = 20

/**
 * Events in the accounts since the last visit of the inbox in this browser. Without buttons, because nothing has to be
 * done. Owners, signatures and code are compared with the chain; the rest comes from the service.
 * @param accounts the most important first
 */
export function SinceLastVisit({ accounts }: { accounts: readonly VisitedAccount[] }) {
  const since = useLastVisit()
  const isAfterContent = useAfterContent()
  const { address: wallet } = useWallet()
  const { nameOf } = useNames()
  const now = useNow(true)
  const heading = useId()
  const [isWhole, setWhole] = useState(false)
  const options = useMemo(
    () =>
      activityQuery(
        accounts.map(({ key }) => key),
        since ?? 0,
      ),
    [accounts, since],
  )
  const { data } = useQuery({ ...options, enabled: since !== null && accounts.length > 0 && isAfterContent })
  const changes = useChangesSinceVisit(accounts.slice(0, MOST_COMPARED), isAfterContent)
  const name = (address: Address, chainId: string) => nameOf(address, chainId)?.name ?? shortenAddress(address)
  const titles = useBatchTitles(
    data?.results.flatMap(({ chainId, address, transaction }) => {
      const of = accounts.find(({ key }) => isSameAccount(key, { chainId, safe: address }))
      return of ? { ...of, transaction } : []
    }) ?? [],
  )
  const reported = data && since !== null ? activityRows(data, accounts, { wallet, nameOf, now, titles }) : []
  const read = changes.map(({ account, differences, isGrave }): ActivityRow => {
    const { text } = changesWords(differences, undefined, { nameOf: (one) => name(one, account.chain.chainId), now })
    const title = sinceVisitMessages.changed({ account: name(account.safe, account.chain.chainId) })
    return {
      id: `changes ${account.account}`,
      icon: isGrave ? 'alert-triangle' : 'eye',
      title,
      detail: text,
      account: account.account,
      target: 'account',
      at: now,
    }
  })
  const rows = [...read, ...reported]
  if (rows.length === 0) return null
  const shown = isWhole ? rows : rows.slice(0, MOST_SHOWN)
  return (
    <section aria-labelledby={heading}>
      <SectionHeading
        id={heading}
        title={sinceVisitMessages.title}
        action={
          <span className={styles.when}>
            {since !== null && dayWords(since, now)} {reported.length > 0 && <ProvenanceMark source="service" />}
          </span>
        }
      />
      <ul className={`cs-panel ${styles.list}`}>
        {shown.map((row) => (
          <li key={row.id}>
            <Icon name={row.icon} size={16} />
            <RowLink row={row} />
            <small>{row.detail}</small>
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <button type="button" className={`cs-link ${styles.more}`} onClick={() => setWhole(true)}>
          {sinceVisitMessages.showAll(rows.length)}
        </button>
      )}
      {isWhole && data?.more && <p className={styles.more}>{sinceVisitMessages.earlier}</p>}
    </section>
  )
}

function RowLink({ row: { title, account: safe, target } }: { row: ActivityRow }) {
  if (target === 'account')
    return (
      <Link to="/safes/$safe" params={{ safe }}>
        {title}
      </Link>
    )
  if (target === 'queue')
    return (
      <Link to="/safes/$safe/queue" params={{ safe }}>
        {title}
      </Link>
    )
  return (
    <Link to="/safes/$safe/transactions/$id" params={{ safe, id: target.transaction }}>
      {title}
    </Link>
  )
}
