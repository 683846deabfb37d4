import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { formatBlockNumber, Icon, relativeTime, useNow } from '@countersign/ui'
import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { chainsQuery } from '../../../data/query/chainsQuery.ts'
import { headQuery } from '../../../data/query/headQuery.ts'
import type { SentRecord } from '../../../data/sent/SentRecord.ts'
import { sentStore, useSent } from '../../../data/sent/sentStore.ts'
import { explorerTransactionLink } from '../../../data/url/explorerLink.ts'
import { connectedMessages } from './connectedMessages.ts'
import styles from './RecentTransactions.module.css'

type Props = {
  readonly account: Address
  /** The wallet's chain; records of another chain show its name. */
  readonly chainId: string | null
  /** Called when a page of the product opens, so that the dialog closes. */
  readonly onLeave: () => void
}

/** Transactions that the wallet sent from this browser, newest first. */
export function RecentTransactions({ account, chainId, onLeave }: Props) {
  const records = useSent(account)
  const { data: chains } = useQuery(chainsQuery())
  return (
    <section className={styles.section} aria-labelledby="recent-heading">
      <div className={styles.heading}>
        <h3 id="recent-heading">{connectedMessages.recent}</h3>
        {records.length > 0 && (
          <button type="button" className="cs-link" onClick={() => sentStore.clear(account)}>
            {connectedMessages.clearAll}
          </button>
        )}
      </div>
      {records.length === 0 ? (
        <p className={styles.none}>{connectedMessages.none}</p>
      ) : (
        <ul className={styles.list}>
          {records.map((record) => (
            <Row
              key={`${record.chainId}:${record.hash}`}
              record={record}
              chain={chains?.find((one) => one.chainId === record.chainId) ?? null}
              isElsewhere={record.chainId !== chainId}
              onLeave={onLeave}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

type RowProps = { record: SentRecord; chain: Chain | null; isElsewhere: boolean; onLeave: () => void }

function Row({ record, chain, isElsewhere, onLeave }: RowProps) {
  const { status, description } = record
  const link = chain && explorerTransactionLink(chain, record.hash)
  const network = isElsewhere ? (chain?.chainName ?? connectedMessages.chain({ id: record.chainId })) : null
  return (
    <li>
      <span className={styles.mark} data-status={status} aria-hidden>
        {status === 'pending' ? <Loader size={14} /> : <Icon name={status === 'confirmed' ? 'check' : 'x'} size={14} />}
      </span>
      <span className={styles.text}>
        <b>
          {record.path === null ? description : <PageLink path={record.path} text={description} onLeave={onLeave} />}
        </b>
        <span>
          {chain ? (
            <StatusWords record={record} chain={chain} network={network} />
          ) : (
            placed(connectedMessages[status], network)
          )}
        </span>
      </span>
      {link && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={connectedMessages.openInExplorer({ what: description })}
        >
          <Icon name="external-link" size={16} />
        </a>
      )}
    </li>
  )
}

const placed = (status: string, network: string | null) =>
  network === null ? status : connectedMessages.onNetwork({ status, network })

type StatusProps = { record: SentRecord; chain: Chain; network: string | null }

function StatusWords({ record, chain, network }: StatusProps) {
  const { status } = record
  const now = useNow(status === 'pending')
  const { data: head } = useQuery({ ...headQuery(chain), enabled: status === 'confirmed' })
  return placed(statusText(record, head, now), network)
}

function statusText({ status, block, sentAt }: SentRecord, head: bigint | undefined, now: number): string {
  if (status === 'failed')
    return block === null
      ? connectedMessages.failed
      : connectedMessages.failedIn({ block: formatBlockNumber(BigInt(block)) })
  if (status === 'replaced') return connectedMessages.replaced
  if (status === 'pending') {
    const age = relativeTime(sentAt, Math.max(now, sentAt))
    return block === null ? connectedMessages.notInBlock({ age }) : connectedMessages.mined
  }
  if (block === null) return connectedMessages.confirmed
  const depth = head === undefined ? 0n : head - BigInt(block) + 1n
  if (depth < 1n) return connectedMessages.confirmedIn({ block: formatBlockNumber(BigInt(block)) })
  return connectedMessages.confirmedBy(depth)
}

/** Records store paths as text, so they are opened as text. */
function PageLink({ path, text, onLeave }: { path: string; text: string; onLeave: () => void }) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onLeave()
    void navigate({ href: path })
  }
  return (
    <a href={path} onClick={follow}>
      {text}
    </a>
  )
}
