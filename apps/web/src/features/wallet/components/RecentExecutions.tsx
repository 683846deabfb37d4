import { formatAccountAddress, isSameAddress, type Address } from '@countersign/safe/light'
import { ShortHex, TimeText } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PendingExecution } from '../../../shared/execution/PendingExecution.ts'
import { nameOfExecution, usePendingExecutions } from '../../../shared/execution/pendingStore.ts'
import { chainsQuery } from '../../../shared/query/chainsQuery.ts'
import styles from './AccountDialog.module.css'

/** Past its time it is still looked for; replaced is not failed. */
function stateOf({ phase, failure }: PendingExecution): 'Pending' | 'Confirmed' | 'Replaced' | 'Failed' {
  if (phase === 'indexed') return 'Confirmed'
  if (failure === null || failure.kind === 'timeout') return 'Pending'
  return failure.kind === 'replaced' || failure.kind === 'nonce-taken' ? 'Replaced' : 'Failed'
}

/** What this wallet executed from this browser: under way, and the last ones that ended. */
export function RecentExecutions({ sender, onOpen }: { sender: Address; onOpen: () => void }) {
  const { data: chains } = useQuery(chainsQuery())
  const own = usePendingExecutions().filter((entry) => isSameAddress(entry.sender, sender))
  if (own.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>Recent executions</h3>
      <ul className={styles.recent}>
        {own
          .toSorted((first, second) => second.sentAt - first.sentAt)
          .map((entry) => {
            const shortName = chains?.find(({ chainId }) => chainId === entry.chainId)?.shortName
            if (shortName === undefined) return null
            return (
              <li key={nameOfExecution(entry)}>
                <Link
                  to="/safes/$safe/transactions/$id"
                  params={{ safe: formatAccountAddress({ shortName, address: entry.safe }), id: entry.safeTxHash }}
                  onClick={onOpen}
                >
                  Nonce {entry.nonce}
                </Link>
                <ShortHex value={entry.safe} />
                <TimeText at={entry.sentAt} form="relative" />
                <b data-phase={entry.phase}>{stateOf(entry)}</b>
              </li>
            )
          })}
      </ul>
    </section>
  )
}
