import { EmptyState, PageHeader, SkeletonRows, VerdictNote } from '@countersign/ui'
import { listText } from '@countersign/primitives'
import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { JudgedBook, SharedRow } from '../../data/shared-book/judgeSharedBook.ts'
import { useSharedBook } from '../../data/shared-book/useSharedBook.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import { QueryError } from '../../parts/status/QueryError.tsx'
import { CopyDialog } from './CopyDialog.tsx'
import { RemoveSharedDialog } from './RemoveSharedDialog.tsx'
import { sharedBookMessages as messages } from './sharedBookMessages.ts'
import { SharedBookTable } from './SharedBookTable.tsx'
import { SharedEntryDialog } from './SharedEntryDialog.tsx'

type Open = { readonly kind: 'add' | 'copy' } | { readonly kind: 'edit' | 'remove'; readonly row: SharedRow } | null

/** The names that owners of this account share, each verified here. */
export function SharedBookPage() {
  const account = useAccount()
  const { judged, owners, isServed, error, refetch } = useSharedBook(account)
  const [open, setOpen] = useState<Open>(null)
  useDocumentTitle(messages.title)
  const close = () => setOpen(null)
  const rows = judged?.rows ?? []
  const shown = rows.filter(({ state }) => state !== 'removed')
  const add = (
    <Button variant="filled" onClick={() => setOpen({ kind: 'add' })}>
      {messages.add}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={messages.title}
        subtitle={messages.subtitle}
        actions={
          judged !== null &&
          shown.length > 0 && (
            <Group>
              <Button variant="default" onClick={() => setOpen({ kind: 'copy' })}>
                {messages.copyAll}
              </Button>
              {add}
            </Group>
          )
        }
      />
      {!isServed ? (
        <EmptyState level={2} sentence={messages.notServed} detail={messages.notServedDetail} action={<OwnBook />} />
      ) : error && judged === null ? (
        <QueryError
          title={messages.notSent}
          error={error}
          stillWorks={messages.stillWorks}
          onRetry={() => void refetch()}
        />
      ) : judged === null ? (
        <SkeletonRows rows={3} shape="account" label={messages.loading} />
      ) : (
        <SharedBookContent
          judged={judged}
          add={add}
          onEdit={(row) => setOpen({ kind: 'edit', row })}
          onRemove={(row) => setOpen({ kind: 'remove', row })}
        />
      )}
      {open?.kind === 'copy' && <CopyDialog rows={rows} onClose={close} />}
      {(open?.kind === 'add' || open?.kind === 'edit') && (
        <SharedEntryDialog rows={rows} owners={owners} row={open.kind === 'edit' ? open.row : null} onClose={close} />
      )}
      {open?.kind === 'remove' && <RemoveSharedDialog rows={rows} owners={owners} row={open.row} onClose={close} />}
    </>
  )
}

type ContentProps = {
  readonly judged: JudgedBook
  readonly add: ReactNode
  onEdit(row: SharedRow): void
  onRemove(row: SharedRow): void
}

/** What the service sent, and first what is wrong with it. */
function SharedBookContent({ judged, add, ...acts }: ContentProps) {
  const shown = judged.rows.filter(({ state }) => state !== 'removed')
  const wrong = shown.filter(({ state }) => state !== 'named' && state !== 'unread').length
  return (
    <>
      {wrong > 0 && (
        <VerdictNote verdict="danger" title={messages.notUsed}>
          {messages.notUsedDetail(wrong)}
        </VerdictNote>
      )}
      {judged.hidden.length > 0 && (
        <VerdictNote verdict="caution" title={messages.hidden}>
          {messages.hiddenDetail({ names: listText(judged.hidden.map(({ name }) => name)) })}
        </VerdictNote>
      )}
      {shown.length === 0 ? (
        <EmptyState level={2} sentence={messages.none} detail={messages.noneDetail} action={add} />
      ) : (
        <SharedBookTable rows={shown} {...acts} />
      )}
    </>
  )
}

const OwnBook = () => (
  <Link to="/address-book" className="cs-act">
    {messages.ownBook}
  </Link>
)
