import type { TransactionDetails } from '@countersign/api'
import { useCopy } from '@countersign/ui'
import { transactionLink } from '../../../data/url/transactionLink.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

const words = { idle: 'Copy link', copied: 'Link copied', failed: 'Not copied' }

/** While others still have to sign, the link to send them stands beside the title. */
export function CopyLink({ details }: { details: TransactionDetails }) {
  const { account } = useAccount()
  const { outcome, copy } = useCopy(transactionLink(account, details.txId))
  return (
    <button type="button" className="cs-link" onClick={copy}>
      <span aria-live="polite">{words[outcome]}</span>
    </button>
  )
}
