import type { TransactionDetails } from '@countersign/api'
import { ListPanel, SectionHeading } from '@countersign/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { localMessages } from '../../../data/chain-only/localMessages.ts'
import { localProposals } from '../../../data/chain-only/localProposals.ts'
import { keptKey, keptQuery } from '../../../data/chain-only/keptQuery.ts'
import { chainStateQuery } from '../../../data/query/chainStateQuery.ts'
import { useHandedOut } from '../../../data/storage/handedOut.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { waitingItems, type WaitingItem } from './waitingItems.ts'
import { WaitingMessage } from './WaitingMessage.tsx'
import { WaitingTransaction } from './WaitingTransaction.tsx'
import { shareMessages } from '../shareMessages.ts'

export type WaitingProps = {
  /** The verdict about a transaction, in the words of the queue. */
  readonly verdictOf: (details: TransactionDetails | undefined) => ReactNode
}

/** Your transactions and messages that exist only in this browser, with the ways to share them. Hidden without any. */
export function WaitingToBeShared({ verdictOf }: WaitingProps) {
  const { chain, safe, key } = useAccount()
  const queryClient = useQueryClient()
  const nonce = useQuery(chainStateQuery(chain, safe)).data?.nonce ?? 0n
  const handedOut = useHandedOut()
  const [opened, setOpened] = useState<readonly string[]>([])
  const { data: kept } = useQuery(keptQuery(key))
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: keptKey })
    const stops = [localProposals.subscribe(refresh), localMessages.subscribe(refresh)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queryClient])
  if (!kept) return null
  const waiting = waitingItems({ ...kept, nonce, handedOut })
  // Open rows stay: copying a link must not remove the row.
  const rest = waitingItems({ ...kept, nonce, handedOut: {} }).filter(
    ({ hash }) => opened.includes(hash) && !waiting.some((item) => item.hash === hash),
  )
  const items = [...waiting, ...rest]
  if (items.length === 0) return null
  const rowOf = (item: WaitingItem) => {
    const isOpen = opened.includes(item.hash)
    const toggle = () => setOpened((all) => (isOpen ? all.filter((hash) => hash !== item.hash) : [...all, item.hash]))
    const shown = { isOpen, onToggle: toggle, isHandedOut: rest.includes(item) }
    return item.kind === 'transaction' ? (
      <WaitingTransaction key={item.hash} kept={item.kept} verdictOf={verdictOf} {...shown} />
    ) : (
      <WaitingMessage key={item.hash} kept={item.kept} {...shown} />
    )
  }
  return (
    <section aria-labelledby="waiting-heading">
      <SectionHeading
        id="waiting-heading"
        title={shareMessages.waitingToBeShared}
        count={waiting.length === 0 ? shareMessages.allShared : shareMessages.onlyHere({ count: waiting.length })}
        action={
          items.length > 1 && (
            <button type="button" className="cs-link" onClick={() => setOpened(items.map(({ hash }) => hash))}>
              {items.length === 2 ? shareMessages.shareBoth : shareMessages.shareAll({ count: items.length })}
            </button>
          )
        }
      />
      <ListPanel layout="brief" label={shareMessages.waitingToBeShared}>
        {items.map(rowOf)}
      </ListPanel>
    </section>
  )
}
