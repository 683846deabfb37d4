import type { Address } from '@countersign/primitives'
import { ThresholdRing } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { BranchEnd, Members } from '../../../data/related/RelatedAccount.ts'
import { NamedAddress } from '../../../parts/names/NamedAddress.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import { indentOf } from './indentOf.ts'
import styles from './Related.module.css'
import { relatedMessages } from './relatedMessages.ts'

export interface RelatedRowProps {
  address: Address
  members: Members | null
  /** 0 for a row at the left edge. */
  depth: number
  /** Its relation to the open account. */
  relation: ReactNode
  end?: BranchEnd | null
  isSelf?: boolean
  act?: ReactNode
}

export function RelatedRow({ address, members, depth, relation, end = null, isSelf = false, act }: RelatedRowProps) {
  const { chain, chainId } = useAccount()
  const account = `${chain.shortName}:${address}`
  return (
    <div className={styles.row} style={indentOf(depth)} data-account-row data-self={isSelf || undefined}>
      <span className={styles.who}>
        <NamedAddress
          info={{ value: address, name: null, logoUri: null }}
          chainId={chainId}
          shape="account"
          size={26}
        />
        {isSelf && <span className={styles.tag}>{relatedMessages.thisAccount}</span>}
      </span>
      <span className={styles.threshold}>
        {members === null ? (
          <span className={styles.quiet}>{relatedMessages.notChecked}</span>
        ) : (
          <>
            <ThresholdRing threshold={members.threshold} owners={members.owners.length} label="" />
            {relatedMessages.partOf({ part: members.threshold, whole: members.owners.length })}
          </>
        )}
      </span>
      <span className={styles.relation}>
        {end === 'cycle' ? relatedMessages.circle : relation}
        {end === 'bound' && <span className={styles.end}>{relatedMessages.deeperNotShown}</span>}
        {end === 'unread' && <span className={styles.end}>{relatedMessages.furtherNotRead}</span>}
      </span>
      <span className={styles.act}>
        {act ??
          (!isSelf && end !== 'cycle' && (
            <Link className="cs-link" to="/safes/$safe" params={{ safe: account }}>
              {relatedMessages.open}
            </Link>
          ))}
      </span>
    </div>
  )
}
