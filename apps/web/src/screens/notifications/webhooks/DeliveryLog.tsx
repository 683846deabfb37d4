import type { WebhookDelivery } from '@countersign/api'
import { SkeletonRows, TimeText, toasts } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { serviceApi } from '../../../data/client/apiClient.ts'
import { errorWords } from '../../../data/connection/errorWords.ts'
import { webhookDeliveriesQuery, webhookQueries } from '../../../data/notifications/webhooksQuery.ts'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { webhookMessages as messages } from './webhookMessages.ts'
import styles from './Webhooks.module.css'

/** The last events that were sent, or wait, for a web address: what it answered, and when the service tries again. */
export function DeliveryLog({ webhookId, label }: { readonly webhookId: string; readonly label: string }) {
  const { data, error, refetch } = useQuery(webhookDeliveriesQuery(webhookId))
  if (data === undefined)
    return error ? (
      <QueryError title={messages.logNotRead} error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={1} shape="account" label={label} />
    )
  if (data.length === 0) return <p className={styles.quiet}>{messages.logEmpty}</p>
  return (
    <ul className={styles.log} aria-label={label}>
      {data.map((delivery) => (
        <Delivery key={delivery.deliveryId} webhookId={webhookId} delivery={delivery} />
      ))}
    </ul>
  )
}

function Delivery({ webhookId, delivery }: { readonly webhookId: string; readonly delivery: WebhookDelivery }) {
  const { deliveryId, type, at, state, attempts, status, attemptedAt, nextAt } = delivery
  const client = useQueryClient()
  const repeating = useMutation({
    mutationFn: async () => {
      await serviceApi().repeatWebhookDelivery({ params: { webhookId, deliveryId } })
      await client.invalidateQueries(webhookQueries)
    },
    onError: (error) => toasts.show({ kind: 'failure', title: messages.againFailed, detail: errorWords(error) }),
  })
  return (
    <li>
      <div>
        <code>{type}</code> <TimeText at={at} form="relative" />
        <br />
        {messages[state]}
        {attemptedAt !== null && (
          <>
            : {status === null ? messages.noAnswer : messages.answered({ status })}, {messages.attempts(attempts)}
          </>
        )}
        {nextAt !== null && attempts > 0 && (
          <>
            , {messages.next} <TimeText at={nextAt} form="relative" />
          </>
        )}
      </div>
      {attemptedAt !== null && (
        <Button
          size="xs"
          loading={repeating.isPending}
          onClick={() => repeating.mutate()}
          aria-label={messages.againOf({ event: type })}
        >
          {messages.again}
        </Button>
      )}
    </li>
  )
}
