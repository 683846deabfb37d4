import { ProvenanceMark, SectionHeading, SkeletonRows, VerdictBadge, ShortHex } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import type { Address } from '@countersign/primitives'
import { useQueries } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useHealth } from '../useHealth.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { contractQuery } from '../../../parts/contracts/contractQuery.ts'
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

/** Contracts with control over the open account: the user's own name, otherwise the published name, otherwise the address. */
function ContractNames({ addresses }: { addresses: readonly Address[] }) {
  const { chain, chainId, safe } = useAccount()
  const { nameOf } = useNames()
  const reads = useQueries({ queries: addresses.map((address) => contractQuery(chain, safe, address)) })
  return addresses.map((address, index) => {
    const own = nameOf(address, chainId)
    const name = own?.source === 'you' ? own.name : (reads[index]?.data?.judged.name ?? null)
    return (
      <Fragment key={address}>
        {index > 0 && ', '}
        {name ?? <ShortHex value={address} />}
      </Fragment>
    )
  })
}
