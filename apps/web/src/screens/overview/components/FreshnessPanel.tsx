import type { LocalProposal } from '@countersign/chain-client'
import { formatBlockNumber, ProvenanceMark, SectionHeading, TimeText, timeOfDay } from '@countersign/ui'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { dataSource } from '../../../data/api/dataSource.ts'
import { chainHistory } from '../../../data/chain-only/chainHistory.ts'
import { keptQuery } from '../../../data/chain-only/keptQuery.ts'
import { balancesQuery } from '../../../data/query/balancesQuery.ts'
import { chainStateQuery } from '../../../data/query/chainStateQuery.ts'
import { headQuery } from '../../../data/query/headQuery.ts'
import { historyQuery } from '../../../data/query/historyQuery.ts'
import { messagesQuery } from '../../../data/query/messagesQuery.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { queueQuery } from '../../../data/query/queueQuery.ts'
import { useNodeStatus } from '../../../data/rpc/nodeStatus.ts'
import { allRpcUrls } from '../../../data/rpc/chainNodes.ts'
import { useAddressBook } from '../../../data/storage/useAddressBook.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import styles from './Freshness.module.css'
import { freshnessMessages as messages } from '../freshnessMessages.ts'

/** The source, block and age of each value. Shown on pages without a service. */
export function FreshnessPanel() {
  const { chain, safe, key } = useAccount()
  const queryClient = useQueryClient()
  const [currency] = useCurrency()
  const state = useQuery(chainStateQuery(chain, safe))
  const balances = useQuery(balancesQuery(key, currency))
  const history = useInfiniteQuery(historyQuery(key))
  const queue = useInfiniteQuery(queueQuery(key))
  const signed = useInfiniteQuery(messagesQuery(key))
  const head = useQuery(headQuery(chain))
  const scan = useSyncExternalStore(chainHistory.subscribe, () => chainHistory.progress(key))
  const names = useAddressBook().filter((entry) => entry.chainId === chain.chainId || entry.chainId === null).length
  const reported = (useQuery(keptQuery(key)).data?.proposals ?? []).filter(({ source }) => source === 'service')
  const [isReading, setReading] = useState(false)
  const readAgain = async () => {
    setReading(true)
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: queryKeys.account(key) }),
      queryClient.invalidateQueries({ queryKey: queryKeys.head(chain.chainId) }),
    ])
    setReading(false)
  }
  const block = state.data?.block
  const lastSeen = dataSource.get().serviceSeenAt
  const status = useNodeStatus()
  const nodes = allRpcUrls(chain).filter((url) => ['answers', 'limited'].includes(status.get(url)?.state ?? '')).length
  const rows: readonly Row[] = [
    {
      value: state.data
        ? messages.ownersAre({ threshold: state.data.threshold, owners: state.data.owners.length })
        : messages.owners,
      ...fromChain(state, block),
    },
    { value: state.data ? messages.nonceIs({ nonce: state.data.nonce }) : messages.nonce, ...fromChain(state, block) },
    { value: messages.balances, ...fromChain(balances) },
    {
      value: scan === null ? messages.history : messages.historyFrom({ block: formatBlockNumber(scan.from) }),
      ...fromChain(history, scan?.to),
    },
    { value: countOf(messages.queue, queue.data?.pages[0]?.count), ...ofQueue(reported) },
    { value: countOf(messages.messages, signed.data?.pages[0]?.count), source: 'you', asOf: messages.storedHere },
    { value: countOf(messages.names, names), source: 'you', asOf: messages.storedHere },
    { value: messages.prices, source: 'unknown', asOf: messages.none },
  ]
  return (
    <section aria-labelledby="fresh-heading">
      <SectionHeading
        id="fresh-heading"
        title={messages.title}
        action={
          <button type="button" className="cs-link" disabled={isReading} onClick={() => void readAgain()}>
            {isReading ? messages.reading : messages.readAgain}
          </button>
        }
      />
      <div className="cs-panel">
        <table className={styles.table} aria-labelledby="fresh-heading">
          <thead>
            <tr>
              <th scope="col">{messages.value}</th>
              <th scope="col">{messages.source}</th>
              <th scope="col">{messages.asOf}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ value, source, asOf }) => (
              <tr key={value}>
                <th scope="row">{value}</th>
                <td>
                  <span className={styles.source}>
                    <ProvenanceMark source={source} isSilent /> {sourceWords(source)}
                  </span>
                </td>
                <td>{asOf}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        {head.data === undefined ? messages.noNode : messages.newest({ nodes, block: formatBlockNumber(head.data) })}
        {lastSeen !== null && ` ${messages.lastSeen({ time: timeOfDay(lastSeen) })}`}
      </p>
    </section>
  )
}

type Source = 'chain' | 'you' | 'service' | 'unknown'
type Row = { readonly value: string; readonly source: Source; readonly asOf: ReactNode }

function sourceWords(source: Source): string {
  switch (source) {
    case 'chain':
      return messages.fromChain
    case 'you':
      return messages.fromYou
    case 'service':
      return messages.fromService
    case 'unknown':
      return messages.unknown
  }
}

const countOf = (name: string, count: number | null | undefined): string =>
  count === null || count === undefined ? name : messages.counted({ what: name, count })

/** Proposals from the service are as old as its last answer; the others were made or imported here. */
function ofQueue(reported: readonly LocalProposal[]): Pick<Row, 'source' | 'asOf'> {
  if (reported.length === 0) return { source: 'you', asOf: messages.storedHere }
  const last = Math.max(...reported.map(({ modifiedAt }) => modifiedAt))
  return { source: 'service', asOf: <span className={styles.old}>{timeOfDay(last)}</span> }
}

type Answer = { readonly dataUpdatedAt: number; readonly isError: boolean }

/** After a failed refresh, the shown value is as old as the last successful read. */
function fromChain({ dataUpdatedAt, isError }: Answer, block?: bigint | number): Pick<Row, 'source' | 'asOf'> {
  if (dataUpdatedAt === 0) return { source: 'unknown', asOf: isError ? messages.notRead : messages.readingNow }
  return {
    source: 'chain',
    asOf: (
      <span className={isError ? styles.old : undefined}>
        <TimeText at={dataUpdatedAt} form="relative" focusable={false} />
        {block !== undefined && (
          <span className={styles.block}>{messages.block({ block: formatBlockNumber(block) })}</span>
        )}
      </span>
    ),
  }
}
