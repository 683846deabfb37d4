import type { Chain } from '@countersign/api'
import { deviceKindOf } from '@countersign/describe/device'
import type { AppOrigin } from '@countersign/describe/message'
import type { Check } from '@countersign/safe/checks'
import type { ReactNode } from 'react'
import { lastWallet } from '../../../data/wallet/lastWallet.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { RememberedDisclosure } from '../../../parts/disclosure/Disclosure.tsx'
import type { ShareableMessage } from '../../../parts/exchange/messageProposalOf.ts'
import { DetailsList } from '../../../parts/transaction/page/DetailsList.tsx'
import { pageMessages } from '../../../parts/transaction/page/pageMessages.ts'
import pageStyles from '../../../parts/transaction/page/Page.module.css'
import type { Comparison } from '../../../signing/review/useComparison.ts'
import type { MessageReview } from '../model/MessageReview.ts'
import { MessageDevice, PayloadHash } from './MessageHashes.tsx'

/** Shares the checked message with another person or machine. */
export type MessageShare = (message: ShareableMessage, checks: readonly Check[]) => ReactNode

type Props = {
  readonly review: MessageReview
  readonly comparison: Comparison
  readonly chain: Chain
  readonly origin: AppOrigin | null
  readonly share: MessageShare | undefined
}

/** Hashes, open by themselves for a hardware wallet or when they must be compared, and the check on a second machine. */
export function MessageDetails({ review, comparison, chain, origin, share }: Props) {
  const { status } = useWallet()
  const isDevice = status !== 'disconnected' && deviceKindOf(lastWallet.read()?.id ?? null) !== null
  return (
    <DetailsList>
      <RememberedDisclosure
        id="hashes"
        title={pageMessages.hashes}
        note={pageMessages.hashesNote}
        isNeeded={isDevice || comparison.why !== null}
      >
        <div className={pageStyles.detail}>
          <MessageDevice reviewed={review.reviewed} comparison={comparison} />
          <PayloadHash reviewed={review.reviewed} />
        </div>
      </RememberedDisclosure>
      {share && (
        <RememberedDisclosure
          id="second-machine"
          title={pageMessages.secondMachine}
          note={pageMessages.secondMachineNote}
        >
          <div className={pageStyles.detail}>{share(shareable(review, chain, origin), review.checks)}</div>
        </RememberedDisclosure>
      )}
    </DetailsList>
  )
}

/** Contains only the signatures that were verified here. */
const shareable = (review: MessageReview, chain: Chain, origin: AppOrigin | null): ShareableMessage => ({
  chain,
  reviewed: review.reviewed,
  state: review.state,
  signatures: review.signatures.flatMap(({ outcome }) => (outcome.kind === 'valid' ? [outcome.signature.data] : [])),
  proposer: review.details?.proposedBy.value ?? null,
  createdAt: review.details?.creationTimestamp ?? null,
  origin,
})
