import { ApiError } from '@countersign/api/client'
import type { Hex } from '@countersign/primitives'
import { EmptyState, RichText, SkeletonRows, StaleNote } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDataSource } from '../../data/api/dataSource.ts'
import { keptQuery } from '../../data/chain-only/keptQuery.ts'
import { QueryError } from '../../parts/status/QueryError.tsx'
import { messageQuery } from '../../data/query/messageQuery.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import type { MessageShare } from './components/MessageDetails.tsx'
import { MessageView } from './components/MessageView.tsx'
import { RemoveKeptMessage } from './components/RemoveKeptMessage.tsx'
import { originOf } from '@countersign/describe/message'
import { messagesPageMessages as messages } from './messagesPageMessages.ts'

const HASH = /^0x[0-9a-f]{64}$/i

/** @param hash from the URL */
export function MessagePage({ hash, share }: { hash: string; share?: MessageShare }) {
  const { account } = useAccount()
  if (HASH.test(hash)) return <StoredMessage hash={`0x${hash.slice(2)}`} {...(share ? { share } : {})} />
  return (
    <EmptyState
      level={1}
      sentence={messages.noHash}
      detail={messages.noHashWhy(hash)}
      action={
        <Link to="/safes/$safe/messages" params={{ safe: account }} className="cs-link">
          {messages.openMessages}
        </Link>
      }
    />
  )
}

/** A message that the service or this browser has stored. */
function StoredMessage({ hash, share }: { hash: Hex; share?: MessageShare }) {
  const { key, account } = useAccount()
  const { from } = useDataSource()
  const { data, error, isPending, dataUpdatedAt, refetch } = useQuery(messageQuery(key, hash))
  const kept = useQuery({ ...keptQuery(key), enabled: from === 'chain' }).data?.messages.find(
    ({ messageHash }) => messageHash === hash.toLowerCase(),
  )
  const retry = () => void refetch()
  if (data)
    return (
      <>
        {error && (
          <StaleNote at={dataUpdatedAt} onRefresh={retry}>
            {messages.cached}
          </StaleNote>
        )}
        <MessageView
          content={data.message}
          origin={originOf(data)}
          details={data}
          askedHash={hash}
          draft={null}
          onStored={() => {}}
          {...(kept && from === 'chain' ? { remove: <RemoveKeptMessage kept={kept} /> } : {})}
          {...(share ? { share } : {})}
        />
      </>
    )
  if (isPending) return <SkeletonRows rows={4} shape="transaction" label={messages.loading} />
  const isKeptHere = from === 'chain'
  const isUnknown = error instanceof ApiError && [400, 404, 422].includes(error.statusCode)
  return (
    <QueryError
      isPage
      title={isUnknown ? (isKeptHere ? messages.notInBrowser : messages.notInService) : messages.failed}
      error={error}
      stillWorks={
        isUnknown ? (
          <RichText
            text={messages.checkLink}
            slots={{
              list: (words) => (
                <Link to="/safes/$safe/messages" params={{ safe: account }} className="cs-link">
                  {words}
                </Link>
              ),
            }}
          />
        ) : (
          messages.stillWorks
        )
      }
      onRetry={retry}
    />
  )
}
