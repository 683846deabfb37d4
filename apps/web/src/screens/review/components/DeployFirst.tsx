import type { CreationData } from '@countersign/safe'
import { predictAccount } from '@countersign/safe'
import { InfoNote, SectionHeading } from '@countersign/ui'
import { useAccount } from '../../../data/url/useAccount.ts'
import layout from '../../../parts/layout/ReviewLayout.module.css'
import { CreationFacts } from '../../../parts/undeployed/CreationFacts.tsx'
import styles from '../../../parts/undeployed/Undeployed.module.css'
import { useReviewContext } from '../context/ReviewContext.tsx'
import { deployFirstMessages as messages } from './deployFirstMessages.ts'

/** For an account that is not deployed: the execution creates it, with the owners shown, in the same Ethereum transaction. */
export function DeployFirst() {
  const { review } = useReviewContext()
  const creation = review?.state.creation
  if (!review || !creation) return null
  return <Deployment creation={creation} isFirst={review.reviewed.transaction.nonce === 0n} />
}

function Deployment({ creation, isFirst }: { readonly creation: CreationData; readonly isFirst: boolean }) {
  const { chainId } = useAccount()
  return (
    <section aria-label={messages.title} className={layout.section}>
      <SectionHeading title={messages.title} />
      <div className={styles.stack}>
        <InfoNote title={isFirst ? messages.together : messages.later}>
          {isFirst ? messages.togetherDetail({ factory: creation.factory }) : messages.laterDetail}
        </InfoNote>
        <CreationFacts
          address={predictAccount(creation).address}
          chainId={chainId}
          creation={creation}
          computed={messages.computed}
        />
      </div>
    </section>
  )
}
