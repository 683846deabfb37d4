import { useEffect, type ReactNode } from 'react'
import { isOwnChain } from '../../../data/config/ownChains.ts'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { NotificationChannels } from './NotificationChannels.tsx'
import styles from './Push.module.css'
import { RegisteredBrowsers } from './RegisteredBrowsers.tsx'
import { usePush } from './usePush.ts'
import { WhatFor } from './WhatFor.tsx'
import { writePushWords } from './writePushWords.ts'

type Props = {
  readonly accounts: readonly AccountKey[]
  /** What else this product's own service offers. */
  readonly children?: ReactNode
}

/** Notifications of events: switch, events of each account, registered browsers. */
export function PushPanel({ accounts, children }: Props) {
  const push = usePush()
  const { registration, subscription, obstacle, isOn, refresh } = push
  const chains = useChains()
  const names = useNames()
  // The names and the language may have changed since the last visit.
  useEffect(() => {
    if (isOn && registration !== null) void writePushWords(registration.accounts, chains, names)
  }, [isOn, registration, chains, names])
  const served = accounts.filter(({ chainId }) => !isOwnChain({ chainId }))
  return (
    <aside className={styles.panel}>
      <NotificationChannels push={push} />
      {obstacle !== 'no-service' && (
        <WhatFor
          accounts={served}
          subscription={isOn && subscription ? subscription : null}
          registration={registration}
        />
      )}
      {obstacle !== 'no-service' && obstacle !== 'service-off' && (
        <RegisteredBrowsers registration={registration} onChange={refresh} />
      )}
      {obstacle !== 'no-service' && children}
    </aside>
  )
}
