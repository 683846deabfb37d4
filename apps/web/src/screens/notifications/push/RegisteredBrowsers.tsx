import type { NotificationDevice } from '@countersign/api'
import { SectionHeading, SkeletonRows, TimeText, toasts, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { serviceApi } from '../../../data/client/apiClient.ts'
import { errorWords } from '../../../data/connection/errorWords.ts'
import { devicesQuery } from '../../../data/notifications/push/devicesQuery.ts'
import { endPush } from '../../../data/notifications/push/registerPush.ts'
import type { PushRegistration } from '../../../data/notifications/push/pushStore.ts'
import { useAuth } from '../../../data/wallet/authStore.ts'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { SignInNote } from '../SignInNote.tsx'
import styles from './Push.module.css'
import { pushMessages as messages } from './pushMessages.ts'

type Props = { readonly registration: PushRegistration | null; readonly onChange: () => Promise<void> }

/** Every browser that the signed-in wallet registered, so that a lost one can be removed. */
export function RegisteredBrowsers({ registration, onChange }: Props) {
  const auth = useAuth()
  const signer = auth.status === 'authenticated' ? auth.address : null
  const { data, error, refetch } = useQuery(devicesQuery(signer))
  return (
    <section aria-labelledby="devices-heading">
      <SectionHeading id="devices-heading" title={messages.registered} count={data?.length} />
      {signer === null ? (
        <SignInNote text={messages.signInToSee} />
      ) : error && data === undefined ? (
        <QueryError title={messages.notRead} error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonRows rows={1} shape="account" label={messages.registered} />
      ) : data.length === 0 ? (
        <p className={`cs-panel ${styles.empty}`}>{messages.none}</p>
      ) : (
        <ul className={`cs-panel ${styles.devices}`}>
          {data.map((device) => (
            <Device key={device.deviceUuid} device={device} registration={registration} onChange={onChange} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Device({ device, registration, onChange }: Props & { readonly device: NotificationDevice }) {
  const { deviceUuid, pushService, registeredAt, reachedAt, safes } = device
  const client = useQueryClient()
  const isOwn = registration?.deviceUuid === deviceUuid
  const title = isOwn
    ? messages.thisBrowser
    : pushService === null
      ? messages.app
      : messages.otherBrowser({ host: pushService })
  const removing = useMutation({
    mutationFn: async () => {
      if (isOwn) await endPush(registration.endpoint)
      else await serviceApi().deleteDevice({ params: { chainId: safes[0]?.chainId ?? '1', deviceUuid } })
      await Promise.all([client.invalidateQueries({ queryKey: ['notification-devices'] }), onChange()])
      toasts.show({ kind: 'info', title: messages.removed })
    },
  })
  return (
    <li className={styles.way}>
      <div>
        <b>{title}</b>
        <p>
          {messages.accounts(safes.length)}, {messages.registeredAt} <TimeText at={registeredAt} form="relative" />,{' '}
          {reachedAt === null ? (
            messages.neverReached
          ) : (
            <>
              {messages.reached} <TimeText at={reachedAt} form="relative" />
            </>
          )}
        </p>
        {removing.error && (
          <VerdictNote verdict="danger" announce title={messages.removeFailed}>
            {errorWords(removing.error)}
          </VerdictNote>
        )}
      </div>
      <Button
        size="xs"
        loading={removing.isPending}
        onClick={() => removing.mutate()}
        aria-label={`${messages.remove}: ${title}`}
      >
        {messages.remove}
      </Button>
    </li>
  )
}
