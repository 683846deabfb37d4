import type { MessageContent } from '@countersign/api'
import {
  Chip,
  EmptyState,
  Icon,
  InfoNote,
  ListPanel,
  PageHeader,
  SkeletonRows,
  StaleNote,
  useNow,
} from '@countersign/ui'
import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ActButton } from '../../parts/gate/ActButton.tsx'
import { Suspense, useMemo, useState } from 'react'
import { hasFeature } from '../../data/config/hasFeature.ts'
import { LoadMore } from '../../parts/lists/LoadMore.tsx'
import { QueryError } from '../../parts/status/QueryError.tsx'
import { balancesQuery } from '../../data/query/balancesQuery.ts'
import { messagesQuery } from '../../data/query/messagesQuery.ts'
import { safeQuery } from '../../data/query/safeQuery.ts'
import { useCurrency } from '../../data/storage/currency.ts'
import { useAfterFirstContent } from '../../parts/transaction/useAfterFirstContent.ts'
import { useViewContext } from '../../parts/transaction/useViewContext.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useListSearch } from '../../data/url/useListSearch.ts'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import { useWallet } from '../../data/wallet/walletStore.ts'
import { MessageRow } from './components/MessageRow.tsx'
import styles from './components/Messages.module.css'
import { filterMessages, messageGroups, messagesOf, type MessageFilter } from './model/messageGroups.ts'
import { messagesPageMessages } from './messagesPageMessages.ts'
import { lazyPart } from '../../parts/status/lazyPart.tsx'

const NewMessageDialog = lazyPart(() =>
  import('./components/NewMessageDialog.tsx').then((module) => ({ default: module.NewMessageDialog })),
)

const FILTERS: readonly MessageFilter[] = ['all', 'waiting', 'confirmed']
const SEARCH = ['show'] as const

function emptyWords(filter: MessageFilter): { sentence: string; detail: string } {
  const words = messagesPageMessages
  if (filter === 'all') return { sentence: words.none, detail: words.noneDetail }
  return filter === 'waiting'
    ? { sentence: words.noneWaiting, detail: words.noneWaitingDetail }
    : { sentence: words.noneConfirmed, detail: words.noneConfirmedDetail }
}

/**
 * Messages that the account was asked to sign off chain.
 * @param onNew receives the message to review
 */
export function MessagesPage({ onNew }: { onNew: (content: MessageContent) => void }) {
  const { key, chain, account } = useAccount()
  const mayWrite = hasFeature(chain, 'EIP1271')
  const list = useInfiniteQuery(messagesQuery(key))
  const owners = useQuery(safeQuery(key)).data?.owners
  const { address: wallet } = useWallet()
  const [{ show }, search] = useListSearch(SEARCH)
  const filter = FILTERS.find((one) => one === show) ?? 'all'
  const setFilter = (next: MessageFilter) => search({ show: next === 'all' ? '' : next })
  const [isWriting, setWriting] = useState(false)
  const pages = list.data?.pages
  const messages = useMemo(() => messagesOf(pages?.flatMap(({ results }) => results) ?? []), [pages])
  const mayCheck = useAfterFirstContent(messages.length > 0)
  const [currency] = useCurrency()
  const balances = useQuery({ ...balancesQuery(key, currency), enabled: mayCheck }).data
  const context = useViewContext({ balances })
  const now = useNow(true)
  const shown = useMemo(() => filterMessages(messages, filter), [messages, filter])
  const groups = useMemo(() => messageGroups(shown, now), [shown, now])
  useDocumentTitle(messagesPageMessages.title, context.accountName)
  const retry = () => void list.refetch()
  return (
    <>
      <PageHeader
        title={messagesPageMessages.title}
        subtitle={messagesPageMessages.subtitle}
        actions={
          <>
            <Button
              leftSection={<Icon name="shield-check" />}
              renderRoot={(props) => <Link to="/safes/$safe/messages/check" params={{ safe: account }} {...props} />}
            >
              {messagesPageMessages.checkSignature}
            </Button>
            {mayWrite && (
              <ActButton act="draft" leftSection={<Icon name="pencil" />} onClick={() => setWriting(true)}>
                {messagesPageMessages.newMessage}
              </ActButton>
            )}
          </>
        }
      />
      {!mayWrite && (
        <InfoNote title={messagesPageMessages.switchedOff(chain.chainName)}>
          {messagesPageMessages.switchedOffWhy}
        </InfoNote>
      )}
      <div className={styles.filters} role="group" aria-label={messagesPageMessages.filter}>
        {FILTERS.map((value) => (
          <Chip key={value} active={filter === value} onClick={() => setFilter(value)}>
            {messagesPageMessages[value]}{' '}
            {!list.hasNextPage && list.data && <b>{filterMessages(messages, value).length}</b>}
          </Chip>
        ))}
      </div>
      {list.isError && list.data && !list.isFetchNextPageError && (
        <StaleNote at={list.dataUpdatedAt} onRefresh={retry}>
          {messagesPageMessages.listCached}
        </StaleNote>
      )}
      {list.data ? (
        groups.length > 0 ? (
          groups.map(({ id, title, messages: rows }) => (
            <section key={id} className={styles.group} aria-label={title}>
              <div className={styles.groupHead}>
                <h2>{title}</h2>
                <span>{rows.length}</span>
              </div>
              <ListPanel label={title}>
                {rows.map((message) => (
                  <MessageRow
                    key={message.messageHash}
                    message={message}
                    context={context}
                    wallet={wallet}
                    owners={owners?.map(({ value }) => value) ?? []}
                    mayCheck={mayCheck}
                  />
                ))}
              </ListPanel>
            </section>
          ))
        ) : (
          <div className={styles.empty}>
            <EmptyState
              level={2}
              {...emptyWords(filter)}
              action={
                filter === 'all' ? (
                  mayWrite && (
                    <ActButton act="draft" onClick={() => setWriting(true)}>
                      {messagesPageMessages.write}
                    </ActButton>
                  )
                ) : (
                  <Button onClick={() => setFilter('all')}>{messagesPageMessages.showAll}</Button>
                )
              }
            />
          </div>
        )
      ) : list.isError ? (
        <QueryError
          title={messagesPageMessages.listFailed}
          error={list.error}
          stillWorks={messagesPageMessages.listStillWorks}
          onRetry={retry}
        />
      ) : (
        <SkeletonRows rows={4} shape="transaction" label={messagesPageMessages.listLoading} />
      )}
      <LoadMore
        what="messages"
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onMore={list.fetchNextPage}
      />
      {isWriting && (
        <Suspense>
          <NewMessageDialog
            onClose={() => setWriting(false)}
            onReview={(content) => {
              setWriting(false)
              onNew(content)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
