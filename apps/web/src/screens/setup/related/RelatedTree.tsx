import type { Related } from '../../../data/related/readRelated.ts'
import type { RelatedAccount } from '../../../data/related/RelatedAccount.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { AccountWorth } from './AccountWorth.tsx'
import { RelatedBranch } from './RelatedBranch.tsx'
import styles from './Related.module.css'
import { RelatedRow } from './RelatedRow.tsx'
import { aboveWords, belowWords, ownersSentence } from './relationWords.ts'
import { SignAsParent } from './SignAsParent.tsx'
import { useWaiting, type WaitsFor } from './useWaiting.ts'

export interface RelatedTreeProps {
  related: Related
  waitsFor: WaitsFor
  hasService: boolean
}

/** Who owns the account, the account, and what it owns. */
export function RelatedTree({ related, waitsFor, hasService }: RelatedTreeProps) {
  const { chainId, safe } = useAccount()
  const { members, above, below } = related
  const waiting = useWaiting(
    chainId,
    safe,
    below.next.map(({ address }) => address),
    waitsFor,
  )
  const act = (account: RelatedAccount, depth: number) =>
    depth === 1 && account.end !== 'cycle' ? (
      <SignAsParent child={account.address} waiting={waiting.get(account.address) ?? []} />
    ) : undefined
  return (
    <div className={`cs-panel ${styles.tree}`}>
      <p className={styles.words}>{ownersSentence(related)}</p>
      {above.next.map((owner) => (
        <div key={owner.address} className={styles.above}>
          <RelatedRow {...owner} depth={0} relation={aboveWords(members, 1)} />
          <RelatedBranch accounts={owner.next} depth={1} relationOf={(_, depth) => aboveWords(members, depth + 1)} />
        </div>
      ))}
      <RelatedRow address={safe} members={members} depth={0} relation={<AccountWorth />} isSelf />
      <RelatedBranch
        accounts={below.next}
        depth={1}
        relationOf={(account, depth) => belowWords(account.members, depth)}
        actOf={act}
      />
      {below.next.length === 0 && below.end === null && <p className={styles.words}>{nothingBelow(hasService)}</p>}
      {below.end === 'unread' && (
        <p className={styles.words}>Which accounts this one owns could not be asked. The chain itself keeps no list.</p>
      )}
      {below.end === 'bound' && <p className={styles.words}>This account owns more accounts than are shown here.</p>}
      {!hasService && (
        <p className={styles.words}>
          Without a service only accounts of this browser are looked at: the chain keeps no list of what an account
          owns.
        </p>
      )}
    </div>
  )
}

const nothingBelow = (hasService: boolean): string =>
  hasService ? 'It owns no account.' : 'It owns no account that this browser knows.'
