import type { Check } from '@countersign/safe/checks'
import { messageProposalOf, type ShareableMessage } from '../../parts/exchange/messageProposalOf.ts'
import { messageMeaning } from '@countersign/describe/message'
import { useOverrides } from '../../signing/review/overrideStore.ts'
import { textOf } from '@countersign/describe/transaction'
import { useViewContext } from '../../parts/transaction/useViewContext.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { EvidenceDialog } from './EvidenceDialog.tsx'
import { messageEvidenceOf } from './messageEvidenceOf.ts'
import { shareMessages } from './shareMessages.ts'

type Props = { readonly source: ShareableMessage; readonly checks: readonly Check[]; readonly onClose: () => void }

/** Saves a record of this message as JSON for programs, or as text to read. */
export function MessageEvidenceMenu({ source, checks, onClose }: Props) {
  const { key } = useAccount()
  const context = useViewContext()
  const { safeMessageHash, content } = source.reviewed
  const overrides = useOverrides({ ...key, hash: safeMessageHash })
  return (
    <EvidenceDialog
      onClose={onClose}
      make={async () => {
        const proposal = messageProposalOf(source, context)
        const statement = textOf(messageMeaning(content, context).statement)
        const evidence = await messageEvidenceOf({ source, proposal, statement, checks, overrides })
        return { evidence, hash: safeMessageHash }
      }}
    >
      {shareMessages.messageEvidenceContains}
    </EvidenceDialog>
  )
}
