import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { env } from '../../../data/config/env.ts'
import { type BrowserSubscription, readSubscription } from '../../../data/notifications/push/browserPush.ts'
import { pushObstacle, type PushObstacle } from '../../../data/notifications/push/pushObstacle.ts'
import { usePushRegistration, type PushRegistration } from '../../../data/notifications/push/pushStore.ts'
import { workers } from '../../../data/offline/pageWorker.ts'
import { useConfig } from '../../../data/query/useConfig.ts'

const KEY = ['push-subscription']

export type Push = {
  /** Why it cannot be switched on; null when it can. */
  readonly obstacle: PushObstacle | null
  readonly publicKey: string
  /** What the browser says; null without a subscription, undefined while it is read. */
  readonly subscription: BrowserSubscription | null | undefined
  readonly registration: PushRegistration | null
  /** Registered at the service, and not any more in this browser. */
  readonly isLost: boolean
  readonly isOn: boolean
  refresh(): Promise<void>
}

/** What this browser and its registration say about messages while the page is closed. */
export function usePush(): Push {
  const publicKey = useConfig()?.pushPublicKey ?? null
  const { hasExtensions } = useDataSource()
  const registration = usePushRegistration()
  const client = useQueryClient()
  const obstacle = pushObstacle({
    hasService: hasExtensions,
    pushPublicKey: publicKey,
    isSecure: isSecureContext,
    hasBuild: env.build !== null,
    hasWorkers: workers() !== null,
    hasPush: 'PushManager' in globalThis,
    permission: 'Notification' in globalThis ? Notification.permission : null,
  })
  const { data: subscription } = useQuery({
    queryKey: KEY,
    enabled: obstacle === null,
    meta: { persist: false },
    queryFn: () => readSubscription(publicKey ?? ''),
  })
  const isUsable = subscription?.isForKey === true
  const isLost =
    registration !== null &&
    subscription !== undefined &&
    (!isUsable || subscription.endpoint !== registration.endpoint)
  return {
    obstacle,
    publicKey: publicKey ?? '',
    subscription,
    registration,
    isLost,
    isOn: obstacle === null && isUsable,
    refresh: () => client.invalidateQueries({ queryKey: KEY }),
  }
}
