import { NoticeStrip } from '@countersign/ui'
import { useMatches, useNavigate } from '@tanstack/react-router'
import { BATCH } from '../../data/drafts/SavedDraft.ts'
import { draftsOf, useSavedDrafts } from '../../data/drafts/savedDrafts.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import { batchMessages as messages } from './batchMessages.ts'

/** The pages whose transactions can be added to the batch. */
const FORMS =
  /^\/_app\/safes\/\$safe\/(send|contract-calls|apps|dapps|queue|assets|setup(_\/(owners|guard|handler|modules\/add|recovery))?)$/

/** Shown on the forms of the account while this browser stores a batch. */
export function BatchStrip({ account: { key, account } }: { account: OpenAccount }) {
  const shelf = useSavedDrafts()
  const isForm = useMatches({ select: (matches) => FORMS.test(matches.at(-1)?.routeId ?? '') })
  const navigate = useNavigate()
  const batch = draftsOf(shelf, key).find(({ id }) => id === BATCH)
  if (!batch || !isForm) return null
  return (
    <NoticeStrip
      icon="stack-2"
      title={messages.waiting(batch.calls.length)}
      action={{
        label: messages.open,
        onClick: () => void navigate({ to: '/safes/$safe/drafts', params: { safe: account } }),
      }}
    >
      {messages.waitingDetail}
    </NoticeStrip>
  )
}
