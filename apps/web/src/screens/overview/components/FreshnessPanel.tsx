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
import { allRpcUrls } from '../../../data/rpc/rpcRequest.ts'
import { useAddressBook } from '../../../data/storage/addressBook.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import styles from './Freshness.module.css'

/** The source, block and age of each value. Shown on pages without a service. */
export function FreshnessPanel() {
  const { chain, safe, key } = useAccount()
  const queryClient = useQueryClient()
  const [currency] = useCurrency()
  const state = useQuery(chainStateQuery(chain, safe))
  const balances = useQuery(balancesQuery(key, currency))
  const history = useInfiniteQuery(historyQuery(key))
  const queue = useInfiniteQuery(queueQuery(key))
  const messages = useInfiniteQuery(messagesQuery(key))
  const head = useQuery(headQuery(chain))
  const scan = useSyncExternalStore(chainHistory.subscribe, () => chainHistory.progress(key))
  const names = useAddressBook().filter((entry) => entry.chainId === chain.chainId || entry.chainId === null).length
  const told = (useQuery(keptQuery(key)).data?.proposals ?? []).filter(({ source }) => source === 'service')
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
        ? `Owners, threshold, ${state.data.threshold} of ${state.data.owners.length}`
        : 'Owners, threshold',
      ...fromChain(state, block),
    },
    { value: state.data ? `Nonce, ${state.data.nonce}` : 'Nonce', ...fromChain(state, block) },
    { value: 'Balances', ...fromChain(balances) },
    {
      value: scan === null ? 'History' : `History, from block ${formatBlockNumber(scan.from)}`,
      ...fromChain(history, scan?.to),
    },
    { value: countOf('Queue', queue.data?.pages[0]?.count), ...ofQueue(told) },
    { value: countOf('Messages', messages.data?.pages[0]?.count), source: 'you', asOf: 'stored here' },
    { value: countOf('Names', names), source: 'you', asOf: 'stored here' },
    { value: 'Prices', source: 'unknown', asOf: 'none' },
  ]
  return (
    <section aria-labelledby="fresh-heading">
      <SectionHeading
        id="fresh-heading"
        title="Age of the data"
        action={
          <button type="button" className="cs-link" disabled={isReading} onClick={() => void readAgain()}>
            {isReading ? 'Reading' : 'Read again'}
          </button>
        }
      />
      <div className="cs-panel">
        <table className={styles.table} aria-labelledby="fresh-heading">
          <thead>
            <tr>
              <th scope="col">Value</th>
              <th scope="col">Source</th>
              <th scope="col">As of</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ value, source, asOf }) => (
              <tr key={value}>
                <th scope="row">{value}</th>
                <td>
                  <span className={styles.source}>
                    <ProvenanceMark source={source} isSilent /> {SOURCES[source]}
                  </span>
                </td>
                <td>{asOf}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        {head.data === undefined
          ? 'No node of this network has responded yet.'
          : `${ANSWERING[nodes] ?? `${nodes} network nodes answer`}; the newest block is ${formatBlockNumber(head.data)}.`}
        {lastSeen !== null && ` The service was last seen at ${timeOfDay(lastSeen)}.`}
      </p>
    </section>
  )
}

const ANSWERING: Readonly<Record<number, string>> = { 0: 'No network node answers now', 1: 'One network node answers' }

type Source = 'chain' | 'you' | 'service' | 'unknown'
type Row = { readonly value: string; readonly source: Source; readonly asOf: ReactNode }

const SOURCES: Record<Source, string> = {
  chain: 'From chain',
  you: 'From you',
  service: 'From service',
  unknown: 'Unknown',
}

const countOf = (name: string, count: number | null | undefined): string =>
  count === null || count === undefined ? name : `${name}, ${count}`

/** Proposals from the service are as old as its last answer; the others were made or imported here. */
function ofQueue(told: readonly LocalProposal[]): Pick<Row, 'source' | 'asOf'> {
  if (told.length === 0) return { source: 'you', asOf: 'stored here' }
  const last = Math.max(...told.map(({ modifiedAt }) => modifiedAt))
  return { source: 'service', asOf: <span className={styles.old}>{timeOfDay(last)}</span> }
}

type Answer = { readonly dataUpdatedAt: number; readonly isError: boolean }

/** After a failed refresh, the shown value is as old as the last successful read. */
function fromChain({ dataUpdatedAt, isError }: Answer, block?: bigint | number): Pick<Row, 'source' | 'asOf'> {
  if (dataUpdatedAt === 0) return { source: 'unknown', asOf: isError ? 'not read' : 'reading' }
  return {
    source: 'chain',
    asOf: (
      <span className={isError ? styles.old : undefined}>
        <TimeText at={dataUpdatedAt} form="relative" focusable={false} />
        {block !== undefined && <span className={styles.block}>block {formatBlockNumber(block)}</span>}
      </span>
    ),
  }
}
