import { Icon } from '@countersign/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { usePendingExecutions } from '../../../signing/execution/pendingStore.ts'
import { chainStateQuery } from '../../../data/query/chainStateQuery.ts'
import { queueQuery } from '../../../data/query/queueQuery.ts'
import { safeQuery } from '../../../data/query/safeQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { readyInARow } from './readyInARow.ts'
import { executeSeveralMessages } from './executeSeveralMessages.ts'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'

// Most queues show no button, so its code is not part of the page before content.
const ActButton = lazyPart(() =>
  import('../../../parts/gate/ActButton.tsx').then(({ ActButton }) => ({ default: ActButton })),
)
const BulkDialog = lazyPart(() => import('./BulkDialog.tsx').then(({ BulkDialog }) => ({ default: BulkDialog })))

/** Shown when at least two transactions can execute one after the other. */
export function ExecuteSeveral() {
  const { chain, key } = useAccount()
  const [isOpen, setOpen] = useState(false)
  const queue = useInfiniteQuery(queueQuery(key)).data
  // The page around this button reads the chain; until then the service's nonce is used.
  const onChain = useQuery({ ...chainStateQuery(chain, key.safe), enabled: false }).data
  const reported = useQuery(safeQuery(key)).data?.nonce
  const nonce = onChain ? Number(onChain.nonce) : reported
  const isBusy = usePendingExecutions().some(
    ({ chainId, safe, phase }) =>
      chainId === key.chainId &&
      safe.toLowerCase() === key.safe.toLowerCase() &&
      (phase === 'sent' || phase === 'mined'),
  )
  const ready =
    queue && nonce !== undefined
      ? readyInARow(
          queue.pages.flatMap(({ results }) => results),
          nonce,
        )
      : []
  if ((ready.length < 2 || isBusy) && !isOpen) return null
  return (
    <Suspense>
      <ActButton
        act="execute"
        showReason={false}
        leftSection={<Icon name="player-play" />}
        onClick={() => setOpen(true)}
      >
        {executeSeveralMessages.executeSeveral}
      </ActButton>
      <Suspense>{isOpen && <BulkDialog transactions={ready} onClose={() => setOpen(false)} />}</Suspense>
    </Suspense>
  )
}
