import { Suspense, type ReactNode } from 'react'
import { useAfterContent } from '../../../data/live/useAfterContent.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { overviewMessages as messages } from '../overviewMessages.ts'
import { HealthPlace } from '../health/HealthPlace.tsx'
import styles from './Overview.module.css'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'

const HealthPanel = lazyPart(() =>
  import('../health/HealthPanel.tsx').then((module) => ({ default: module.HealthPanel })),
)

/**
 * The overview of an account.
 * @param total value and address
 * @param charts value over time, flows and payees
 * @param composition share of each token
 * @param waiting proposals that exist only in this browser, without a service
 * @param freshness age of each value, without a service
 */
export function OverviewPage(parts: {
  total: ReactNode
  queue: ReactNode
  charts: ReactNode
  composition: ReactNode
  waiting: ReactNode
  freshness: ReactNode
}) {
  const { safe, chainId } = useAccount()
  const isAfterContent = useAfterContent()
  const name = useNames().nameOf(safe, chainId)?.name ?? null
  useDocumentTitle(messages.overview, name)
  return (
    <>
      <h1 className="cs-visually-hidden">{messages.overviewOf({ name: name ?? messages.thisAccount })}</h1>
      {parts.total}
      <div className={styles.columns}>
        <div className={styles.sections}>
          {parts.waiting}
          {parts.charts}
        </div>
        <div className={styles.sections}>
          {parts.queue}
          <Suspense fallback={<HealthPlace className={styles.healthPlace} />}>
            {isAfterContent ? (
              <HealthPanel place={styles.healthPlace} />
            ) : (
              <HealthPlace className={styles.healthPlace} />
            )}
          </Suspense>
          {parts.freshness}
          {parts.composition}
        </div>
      </div>
    </>
  )
}
