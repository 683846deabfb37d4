import { CopyButton, SectionHeading, SkeletonRows, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isOwnChain } from '../../../data/config/ownChains.ts'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'
import { webhooksQuery } from '../../../data/notifications/webhooksQuery.ts'
import { useAuth } from '../../../data/wallet/authStore.ts'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import push from '../push/Push.module.css'
import { SignInNote } from '../SignInNote.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import { webhookMessages as messages } from './webhookMessages.ts'
import { WebhookRow } from './WebhookRow.tsx'
import styles from './Webhooks.module.css'

/** Web addresses to which the service sends the events of an account, registered by the signed-in owner. */
export function Webhooks({ accounts }: { readonly accounts: readonly AccountKey[] }) {
  const served = accounts.filter(({ chainId }) => !isOwnChain({ chainId }))
  const auth = useAuth()
  const signer = auth.status === 'authenticated' ? auth.address : null
  const { data, error, refetch } = useQuery(webhooksQuery(signer))
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <section aria-labelledby="webhooks-heading">
      <SectionHeading
        id="webhooks-heading"
        title={messages.title}
        count={data?.length}
        action={
          data !== undefined &&
          served.length > 0 &&
          !isAdding && (
            <button type="button" className="cs-link" onClick={() => setAdding(true)}>
              {messages.add}
            </button>
          )
        }
      />
      {signer === null ? (
        <SignInNote text={messages.signInToSee} />
      ) : error && data === undefined ? (
        <QueryError title={messages.notRead} error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonRows rows={1} shape="account" label={messages.title} />
      ) : (
        <>
          {secret !== null && <SecretNote secret={secret} onDone={() => setSecret(null)} />}
          {isAdding && (
            <WebhookForm
              accounts={served}
              onClose={() => setAdding(false)}
              onRegistered={(key) => {
                setSecret(key)
                setAdding(false)
              }}
            />
          )}
          {data.length === 0 ? (
            !isAdding && <p className={`cs-panel ${push.empty}`}>{messages.none}</p>
          ) : (
            <ul className={`cs-panel ${push.devices}`}>
              {data.map((webhook) => (
                <WebhookRow key={webhook.webhookId} webhook={webhook} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}

const SecretNote = ({ secret, onDone }: { readonly secret: string; onDone(): void }) => (
  <div className={styles.note}>
    <VerdictNote
      verdict="caution"
      title={messages.secretTitle}
      action={
        <Button size="xs" onClick={onDone}>
          {messages.done}
        </Button>
      }
    >
      {messages.secretText}
      <span className={styles.secret}>
        <code>{secret}</code>
        <CopyButton value={secret} label={messages.secret} />
      </span>
    </VerdictNote>
  </div>
)
