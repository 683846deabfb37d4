import { ProvenanceMark, SectionHeading, SkeletonRows, VerdictBadge } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../data/url/useAccount.ts'
import { ContractNames } from '../../../parts/contracts/ContractNames.tsx'
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
      {error && (
        <p className={styles.caution}>The chain could not be read, so these facts are not checked. {error.message}</p>
      )}
      {facts ? (
        <ul className={`cs-panel ${styles.health}`}>
          {facts.map(({ id, verdict, title, detail, contracts, fromChain, act }) => (
            <li key={id}>
              <span>
                <VerdictBadge verdict={verdict} quiet />
              </span>
              <div>
                <span className={styles.factTitle}>{title}</span>
                <span className={styles.factDetail}>
                  {detail} {contracts && <ContractNames addresses={contracts} />}{' '}
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
