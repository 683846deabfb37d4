import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { AddressLabel, ProvenanceMark, SectionHeading } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { namedQuery } from '../../../data/creation/namedQuery.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { isOfKey, type CreatableAccount, useUndeployedAccounts } from '../../../data/undeployed/undeployedAccounts.ts'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import styles from './NamedAccounts.module.css'
import { namedMessages as messages } from '../namedMessages.ts'

/** Accounts that wait for their deployment, name the wallet as an owner, and are not in this browser yet. */
export function NamedAccounts({ owner }: { readonly owner: Address }) {
  const heading = useId()
  const { data = [], error, refetch } = useQuery(namedQuery(owner))
  const kept = useUndeployedAccounts()
  const chains = useChains()
  const rows = data.flatMap((account) => {
    const chain = chains.find(({ chainId }) => chainId === account.chainId)
    const isKept = kept.some((one) => isOfKey(one, { chainId: account.chainId, safe: account.address }))
    return chain && !isKept ? [{ account, chain }] : []
  })
  if (error && rows.length === 0)
    return (
      <QueryError
        title={messages.failed}
        error={error}
        stillWorks={messages.failedDetail}
        onRetry={() => void refetch()}
      />
    )
  if (rows.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <SectionHeading id={heading} title={messages.title} action={<ProvenanceMark source="service" />} />
      <p className={styles.detail}>{messages.detail}</p>
      <ul className={`cs-panel ${styles.list}`}>
        {rows.map(({ account, chain }) => (
          <NamedRow key={`${chain.chainId}:${account.address}`} {...{ account, chain }} />
        ))}
      </ul>
    </section>
  )
}

function NamedRow({ account, chain }: { account: CreatableAccount; chain: Chain }) {
  const { nameOf } = useNames()
  const { address, creation } = account
  const { threshold, owners, version } = creation
  return (
    <li className={styles.row}>
      <AddressLabel address={address} name={nameOf(address, chain.chainId)?.name} shape="account" />
      <span className={styles.facts}>
        {messages.facts({ chain: chain.chainName, threshold, owners: owners.length, version })}
      </span>
      <Link
        className="cs-act"
        data-size="xs"
        to="/safes/$safe"
        params={{ safe: `${chain.shortName}:${address}` }}
        aria-label={messages.openOn({ address, chain: chain.chainName })}
      >
        {messages.open}
      </Link>
    </li>
  )
}
