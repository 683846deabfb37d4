import { shortenAddress } from '@countersign/primitives'
import { ProvenanceMark } from '@countersign/ui'
import { useNames } from '../../../data/names/useNames.ts'
import { ReviewButton } from '../../../parts/transaction/TransactionLink.tsx'
import { AccountContext } from '../../../data/url/AccountContext.tsx'
import type { ReadyOnChainApproval } from '../NeededWork.ts'
import { inboxMessages as messages } from '../inboxMessages.ts'

/**
 * Says that the approval of an owner, which is an account, has all its signatures: according to the service, until its
 * page has checked it.
 */
export function ReadyOnChainApprovalWords({ ready: { parent } }: { ready: ReadyOnChainApproval }) {
  const { nameOf } = useNames()
  const name = nameOf(parent.safe, parent.chain.chainId)?.name ?? shortenAddress(parent.safe)
  return (
    <>
      {messages.approvalSigned({ account: name })} <ProvenanceMark source="service" />
    </>
  )
}

/** Opens the approval, a transaction of the approving account. */
export function ReadyOnChainApprovalButton({
  ready: { parent, id },
  title,
}: {
  ready: ReadyOnChainApproval
  title: string
}) {
  const { chain, safe, key, account } = parent
  return (
    <AccountContext value={{ chain, chainId: chain.chainId, safe, key, account }}>
      <ReviewButton id={id} title={messages.approvalOf({ title })} act="execute" isPrimary />
    </AccountContext>
  )
}
