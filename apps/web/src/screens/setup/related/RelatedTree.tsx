import { FiatAmount, ProvenanceMark } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import type { Related } from '../../../data/related/readRelated.ts'
import type { RelatedAccount } from '../../../data/related/RelatedAccount.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { edgesOf } from './edges.ts'
import { RelatedBranch } from './RelatedBranch.tsx'
import { RelatedRow } from './RelatedRow.tsx'
import { aboveWords, belowWords, ownersSentence } from './relationWords.ts'
import { SignAsParent } from './SignAsParent.tsx'
import { useWaiting, type WaitsFor } from './useWaiting.ts'
import { balancesQuery } from '../../../data/query/balancesQuery.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import styles from './Related.module.css'
import { relatedMessages } from './relatedMessages.ts'

export interface RelatedTreeProps {
  related: Related
  waitsFor: WaitsFor
  hasService: boolean
}

/** The owners above, the account, and the accounts that it owns below. Each level is indented further. */
export function RelatedTree({ related, waitsFor, hasService }: RelatedTreeProps) {
  const { chainId, safe } = useAccount()
  const { members, above, below } = related
  // The queue of this account comes first: it covers every owner that is an account.
  const edges = [...edgesOf(safe, above.next, 'up'), ...edgesOf(safe, below.next, 'down')]
  const waitingIn = useWaiting(chainId, edges, waitsFor)
  const actOf = (direction: 'up' | 'down') => (account: RelatedAccount, beside: RelatedAccount | null) => {
    if (account.end === 'cycle') return undefined
    const near = beside?.address ?? safe
    const edge = direction === 'up' ? { owner: account.address, owned: near } : { owner: near, owned: account.address }
    return <SignAsParent edge={edge} row={account.address} waiting={waitingIn(edge)} />
  }
  return (
    <div className={`cs-panel ${styles.tree}`}>
      <p className={styles.words}>{ownersSentence(related)}</p>
      {above.end === 'bound' && <p className={styles.words}>{relatedMessages.moreAbove}</p>}
      <RelatedBranch
        accounts={above.next}
        depth={1}
        direction="up"
        relationOf={(_, depth) => aboveWords(members, depth)}
        actOf={actOf('up')}
      />
      <RelatedRow address={safe} members={members} depth={0} relation={<AccountWorth />} isSelf />
      <RelatedBranch
        accounts={below.next}
        depth={1}
        direction="down"
        relationOf={(account, depth) => belowWords(account.members, depth)}
        actOf={actOf('down')}
      />
      {below.next.length === 0 && below.end === null && <p className={styles.words}>{nothingBelow(hasService)}</p>}
      {below.end === 'unread' && <p className={styles.words}>{relatedMessages.belowNotFound}</p>}
      {below.end === 'bound' && <p className={styles.words}>{relatedMessages.moreBelow}</p>}
      {!hasService && <p className={styles.words}>{relatedMessages.withoutService}</p>}
    </div>
  )
}

const nothingBelow = (hasService: boolean): string =>
  hasService ? relatedMessages.ownsNone : relatedMessages.ownsNoneKnown

/** The value of the account, if prices are known. */
function AccountWorth() {
  const { key } = useAccount()
  const [currency] = useCurrency()
  const { data } = useQuery(balancesQuery(key, currency))
  if (!data || data.unpriced) return null
  return (
    <>
      <FiatAmount value={data.fiatTotal} currency={currency} /> <ProvenanceMark source="service" />
    </>
  )
}
