import { shortenAddress } from '@countersign/safe/light'
import { ProvenanceMark } from '@countersign/ui'
import { useNames } from '../../data/names/useNames.ts'
import styles from './ProposedByText.module.css'
import type { ProposedBy } from '@countersign/describe/transaction'
import { useAccount } from '../../data/url/useAccount.ts'

/** "proposed by X, not an owner": who is the service's word, that it is no owner the chain's. */
export function ProposedByText({ by }: { by: ProposedBy }) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  return (
    <span title={`${by.address}, as the service says`}>
      proposed by {nameOf(by.address, chainId)?.name ?? shortenAddress(by.address)}
      {by.isOwner === false && ', not an '}
      <span className={styles.last}>
        {by.isOwner === false && 'owner'} <ProvenanceMark source="service" />
      </span>
    </span>
  )
}
