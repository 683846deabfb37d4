import { hideProposed, isOfProposer } from '../model/hideProposed.ts'
import { transactionsOf } from '../model/queueEntries.ts'
import { useProposedFilter } from '../model/useProposedFilter.ts'
import { ProposedNote } from './ProposedNote.tsx'
import { QueueList, type QueueListProps } from './QueueList.tsx'

type Props = QueueListProps & {
  /** Further pages may hold more. */
  readonly hasMore: boolean
}

/** The queue, with or without what proposers sent. */
export function FilteredQueue({ entries, viewer, hasMore, ...list }: Props) {
  const [isHidden, setHidden] = useProposedFilter()
  const isOfOwners = isHidden ? hideProposed(entries, viewer.owners) : { entries, hidden: 0 }
  const count = transactionsOf(entries).filter((transaction) => isOfProposer(transaction, viewer.owners)).length
  return (
    <>
      <ProposedNote {...{ count, isHidden, hasMore }} hidden={isOfOwners.hidden} onChange={setHidden} />
      <QueueList {...list} viewer={viewer} entries={isOfOwners.entries} />
    </>
  )
}
