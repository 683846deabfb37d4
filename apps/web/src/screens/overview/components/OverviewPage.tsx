import type { ReactNode } from 'react'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { HealthPanel } from './HealthPanel.tsx'
import styles from './Overview.module.css'

/**
 * The overview of an account.
 * @param total value and address
 * @param composition share of each token
 * @param waiting proposals that exist only in this browser, without a service
 * @param freshness age of each value, without a service
 */
export function OverviewPage(parts: {
  total: ReactNode
  queue: ReactNode
  history: ReactNode
  composition: ReactNode
  waiting: ReactNode
  freshness: ReactNode
}) {
  const { safe, chainId } = useAccount()
  const name = useNames().nameOf(safe, chainId)?.name ?? null
  useDocumentTitle('Overview', name)
  return (
    <>
      <h1 className="cs-visually-hidden">Overview of {name ?? 'this account'}</h1>
      {parts.total}
      <div className={styles.columns}>
        <div className={styles.sections}>
          {parts.waiting}
          {parts.queue}
          {parts.history}
        </div>
        <div className={styles.sections}>
          <HealthPanel />
          {parts.freshness}
          {parts.composition}
        </div>
      </div>
    </>
  )
}
