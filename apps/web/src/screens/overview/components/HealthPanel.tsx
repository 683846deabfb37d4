import { ProvenanceMark, SectionHeading, SkeletonRows, VerdictBadge } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useHealth } from '../useHealth.ts'
import styles from './Overview.module.css'

export function HealthPanel() {
  const { account } = useAccount()
  const { facts, block, error, isChecking, run } = useHealth()
  return (
    <section aria-labelledby="health-heading">
      <SectionHeading
        id="health-heading"
        title="Health"
        action={
          <button type="button" className="cs-link" onClick={run} disabled={isChecking}>
            {isChecking ? 'Checking' : 'Run again'}
          </button>
        }
      />
      {error && <p className={styles.caution}>{error.message}: what the chain would say is not checked.</p>}
      {facts ? (
        <ul className={`cs-panel ${styles.health}`}>
          {facts.map(({ id, verdict, title, detail, fromChain, act }) => (
            <li key={id}>
              <span>
                <VerdictBadge verdict={verdict} quiet />
              </span>
              <div>
                <span className={styles.factTitle}>{title}</span>
                <span className={styles.factDetail}>
                  {detail}{' '}
                  <ProvenanceMark
                    source={fromChain ? 'chain' : 'service'}
                    {...(fromChain && block !== undefined ? { block } : {})}
                  />
                  {act === 'upgrade' && (
                    <>
                      {' '}
                      <Link className="cs-link" to="/safes/$safe/setup/upgrade" params={{ safe: account }}>
                        See upgrade
                      </Link>
                    </>
                  )}
                </span>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonRows rows={4} shape="table" label="Loading health" />
      )}
    </section>
  )
}
