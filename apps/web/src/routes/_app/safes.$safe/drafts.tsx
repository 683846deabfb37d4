import { createFileRoute, useNavigate } from '@tanstack/react-router'
import type { SavedDraft } from '../../../data/drafts/SavedDraft.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'
import { DraftsPage } from '../../../screens/drafts/DraftsPage.tsx'
import { formOfPayments } from '../../../screens/send/model/savedPayments.ts'
import { sendForms } from '../../../screens/send/model/sendForms.ts'

const ShareSavedDraft = lazyPart(() =>
  import('../../../screens/share/ShareSavedDraft.tsx').then(({ ShareSavedDraft }) => ({ default: ShareSavedDraft })),
)

export const Route = createFileRoute('/_app/safes/$safe/drafts')({ component: Drafts })

/** Payments are edited in their form; everything else among the contract calls. */
function Drafts() {
  const { key, account } = useAccount()
  const navigate = useNavigate()
  const share = (draft: SavedDraft, onClose: () => void) => <ShareSavedDraft draft={draft} onClose={onClose} />
  return (
    <DraftsPage
      key={account}
      share={share}
      onEdit={(draft, payments) => {
        if (payments === null)
          return void navigate({
            to: '/safes/$safe/contract-calls',
            params: { safe: account },
            search: { batch: draft.id },
          })
        sendForms.write(key, formOfPayments(payments, { note: draft.note, saved: draft.id }))
        return void navigate({ to: '/safes/$safe/send', params: { safe: account } })
      }}
    />
  )
}
