import type { Address } from '@countersign/primitives'
import { formatBlockNumber, Icon, relativeTime, useNow } from '@countersign/ui/atoms'
import type { MouseEvent } from 'react'
import type { ConnectChain } from '../chains/ConnectChain.ts'
import { useOpenKit } from '../kit/KitContext.tsx'
import { Spinner } from '../parts/Spinner.tsx'
import type { TransactionRecord } from '../transactions/TransactionRecord.ts'
import { useTransactionsOf } from '../transactions/useTransactionsOf.ts'
import { explorerLinkOf } from './explorerLinkOf.ts'
import { useHead } from './useHead.ts'
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
  const { config, state } = useOpenKit()
  const { transactions } = state
  const records = useTransactionsOf(transactions, account)
  return (
    <section className={styles.section} aria-labelledby="recent-heading">
      <div className={styles.heading}>
        <h3 id="recent-heading">{connectedMessages.recent}</h3>
        {records.length > 0 && (
          <button type="button" className="cs-link" onClick={() => transactions.clear(account)}>
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
              chain={config.chains.find((one) => one.chainId === record.chainId) ?? null}
              isElsewhere={record.chainId !== chainId}
              onLeave={onLeave}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

type RowProps = { record: TransactionRecord; chain: ConnectChain | null; isElsewhere: boolean; onLeave: () => void }

function Row({ record, chain, isElsewhere, onLeave }: RowProps) {
  const { status, description } = record
  const { config } = useOpenKit()
  const link = chain && explorerLinkOf(config, chain, record.hash)
  const network = isElsewhere ? (chain?.name ?? connectedMessages.chain({ id: record.chainId })) : null
  return (
    <li>
      <span className={styles.mark} data-status={status} aria-hidden>
        {status === 'pending' ? (
          <Spinner size={14} />
        ) : (
          <Icon name={status === 'confirmed' ? 'check' : 'x'} size={14} />
        )}
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

type StatusProps = { record: TransactionRecord; chain: ConnectChain; network: string | null }

function StatusWords({ record, chain, network }: StatusProps) {
  const { status } = record
  const now = useNow(status === 'pending')
  const head = useHead(chain.chainId, status === 'confirmed')
  return placed(statusText(record, head, now), network)
}

function statusText({ status, block, sentAt }: TransactionRecord, head: bigint | null, now: number): string {
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
  const depth = head === null ? 0n : head - BigInt(block) + 1n
  if (depth < 1n) return connectedMessages.confirmedIn({ block: formatBlockNumber(BigInt(block)) })
  return connectedMessages.confirmedBy(depth)
}

/** Records store paths as text, so they are opened as text. */
function PageLink({ path, text, onLeave }: { path: string; text: string; onLeave: () => void }) {
  const { openPath } = useOpenKit().config
  const follow = (event: MouseEvent) => {
    if (openPath === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onLeave()
    openPath(path)
  }
  return (
    <a href={path} onClick={follow}>
      {text}
    </a>
  )
}
