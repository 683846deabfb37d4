import { useCopy } from '@countersign/ui'
import { useAccount } from '../../data/url/useAccount.ts'
import { notFollowedMessages as messages } from './notFollowedMessages.ts'

/** Copies the entry that an operator adds to `enrolment.accounts` of the service. */
export function CopyAccount() {
  const { key } = useAccount()
  const { outcome, copy } = useCopy(JSON.stringify({ chainId: key.chainId, address: key.safe }))
  const words = { idle: messages.copy, copied: messages.copied, failed: messages.notCopied }
  return (
    <button type="button" className="cs-act" data-size="xs" onClick={copy}>
      <span aria-live="polite">{words[outcome]}</span>
    </button>
  )
}
