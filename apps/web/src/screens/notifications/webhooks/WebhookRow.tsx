import type { AccountWebhook } from '@countersign/api'
import { toasts, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { serviceApi } from '../../../data/client/apiClient.ts'
import { errorWords } from '../../../data/connection/errorWords.ts'
import { webhookQueries } from '../../../data/notifications/webhooksQuery.ts'
import { ConfirmDialog } from '../../../parts/forms/ConfirmDialog.tsx'
import push from '../push/Push.module.css'
import { useAccountTitle } from '../useAccountTitle.ts'
import { DeliveryLog } from './DeliveryLog.tsx'
import { webhookMessages as messages } from './webhookMessages.ts'
import styles from './Webhooks.module.css'

/** A registered web address with its log of deliveries. */
export function WebhookRow({ webhook }: { readonly webhook: AccountWebhook }) {
  const { webhookId, chainId, safe, url, types } = webhook
  const client = useQueryClient()
  const titleOf = useAccountTitle()
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const account = titleOf({ chainId, address: safe })
  const removing = useMutation({
    mutationFn: async () => {
      await serviceApi().deleteWebhook({ params: { webhookId } })
      await client.invalidateQueries(webhookQueries)
      toasts.show({ kind: 'info', title: messages.removed })
    },
  })
  return (
    <li className={styles.row}>
      <div className={push.way}>
        <div>
          <b className={styles.url}>{url}</b>
          <p>
            {types.length === 0 ? messages.everyOf({ account }) : messages.someOf({ account, count: types.length })}
          </p>
          <button
            type="button"
            className="cs-link"
            aria-expanded={isOpen}
            aria-label={messages.logOf({ url })}
            onClick={() => setOpen(!isOpen)}
          >
            {messages.log}
          </button>
          {removing.error && (
            <VerdictNote verdict="danger" announce title={messages.removeFailed}>
              {errorWords(removing.error)}
            </VerdictNote>
          )}
        </div>
        <Button
          size="xs"
          loading={removing.isPending}
          onClick={() => setAsking(true)}
          aria-label={messages.removeOf({ url })}
        >
          {messages.remove}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={messages.removeTitle}
          act={messages.remove}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            removing.mutate()
          }}
        >
          <p className={styles.url}>{url}</p>
          <p>{messages.removeText}</p>
        </ConfirmDialog>
      )}
      {isOpen && <DeliveryLog webhookId={webhookId} label={messages.logOf({ url })} />}
    </li>
  )
}
