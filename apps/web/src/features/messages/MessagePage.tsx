import { ApiError } from '@countersign/api/client'
import type { Hex } from '@countersign/safe/light'
import { EmptyState, SkeletonRows, StaleNote } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QueryError } from '../../shared/live/QueryError.tsx'
import { messageQuery } from '../../shared/query/messageQuery.ts'
import { useAccount } from '../../shared/url/useAccount.ts'
import { MessageView } from './components/MessageView.tsx'
import { originOf } from './model/originOf.ts'

const HASH = /^0x[0-9a-f]{64}$/i

/** @param hash from the address bar */
export function MessagePage({ hash }: { hash: string }) {
  const { account } = useAccount()
  if (HASH.test(hash)) return <StoredMessage hash={`0x${hash.slice(2)}`} />
  return (
    <EmptyState
      level={2}
      sentence="This link names no message."
      detail={`A message is named by 0x and 64 hex digits; this is ${hash}.`}
      action={
        <Link to="/safes/$safe/messages" params={{ safe: account }} className="cs-link">
          Open the messages
        </Link>
      }
    />
  )
}

/** A message the service knows, for its whole life. */
function StoredMessage({ hash }: { hash: Hex }) {
  const { key } = useAccount()
  const { data, error, isPending, dataUpdatedAt, refetch } = useQuery(messageQuery(key, hash))
  const retry = () => void refetch()
  if (data)
    return (
      <>
        {error && (
          <StaleNote at={dataUpdatedAt} onRefresh={retry}>
            The service did not answer; this is the message as it was.
          </StaleNote>
        )}
        <MessageView
          content={data.message}
          origin={originOf(data)}
          details={data}
          askedHash={hash}
          draft={null}
          onStored={() => {}}
        />
      </>
    )
  if (isPending) return <SkeletonRows rows={4} shape="transaction" label="Loading the message" />
  const isUnknown = error instanceof ApiError && [400, 404, 422].includes(error.statusCode)
  return (
    <QueryError
      title={isUnknown ? 'The service knows no message with this hash' : 'The service did not send the message'}
      error={error}
      stillWorks={
        isUnknown
          ? `Asked for ${hash}. The list of messages has what it knows.`
          : 'Owners can still be read from the chain.'
      }
      onRetry={retry}
    />
  )
}
