import { errorText } from '@countersign/primitives'
import { toasts } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedCall } from '../../../data/drafts/SavedDraft.ts'
import { safeQuery } from '../../../data/query/safeQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useAddToBatch } from '../../../parts/draft/useAddToBatch.ts'
import type { DraftSubject } from './buildDraft.ts'
import { typedAmounts } from './checkRows.ts'
import type { SendMode } from './SendMode.ts'
import type { SendFormApi } from './useSendForm.ts'
import { sendMessages as messages } from '../sendMessages.ts'

/** Keeps what the form says in this browser: in the batch of the account, or as a draft. */
export function useSendDraft(mode: SendMode, send: SendFormApi, onAdded: () => void) {
  const { key, chain, account } = useAccount()
  const { data: safe } = useQuery(safeQuery(key))
  const addToBatch = useAddToBatch()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { form, assets } = send
  const run = async (steps: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    await steps().catch((cause: unknown) => setError(errorText(cause)))
    setBusy(false)
  }
  const complete = async (subject: DraftSubject): Promise<SavedCall[]> => {
    if (!safe) throw new Error(messages.accountNotRead)
    const [{ buildSavedCalls }, { savedPayments }] = await Promise.all([
      import('./buildDraft.ts'),
      import('./savedPayments.ts'),
    ])
    const calls = await buildSavedCalls(subject, { chain, safe })
    return savedPayments(subject.kind === 'payments' ? form.rows : [], calls, typedAmounts(mode, form, assets))
  }
  return {
    isBusy,
    error,
    add: (subject: DraftSubject) =>
      void run(async () => {
        await addToBatch(await complete(subject))
        onAdded()
      }),
    /** @param subject null while fields are missing: then the rows are kept without bytes */
    save: (subject: DraftSubject | null) =>
      void run(async () => {
        const [{ savedDrafts }, { unfinishedPayments }] = await Promise.all([
          import('../../../data/drafts/savedDrafts.ts'),
          import('./savedPayments.ts'),
        ])
        const before = form.saved ? savedDrafts.read(key, form.saved) : null
        const calls = subject === null ? unfinishedPayments(form.rows) : await complete(subject)
        const isNew = before === null || before.kind === 'template'
        const saved = savedDrafts.save({
          ...key,
          id: isNew ? crypto.randomUUID() : before.id,
          kind: 'draft',
          name: before?.name ?? '',
          note: form.note.trim(),
          calls,
        })
        send.replace({ ...form, saved: saved.id })
        toasts.show({
          kind: 'info',
          id: 'send-saved',
          title: messages.draftSaved,
          detail: messages.draftSavedDetail,
          href: `/safes/${account}/drafts`,
          linkLabel: messages.openDrafts,
        })
      }),
  }
}
