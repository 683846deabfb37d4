import { errorText } from '@countersign/primitives'
import { decodeMultiSend, type MultiSendCall, type SafeTransactionData } from '@countersign/safe'
import { toasts } from '@countersign/ui'
import { useNavigate } from '@tanstack/react-router'
import { useAccount } from '../../data/url/useAccount.ts'
import { AddToBatchButton } from '../../parts/draft/AddToBatchButton.tsx'
import { useAddToBatch } from '../../parts/draft/useAddToBatch.ts'
import { ActButton } from '../../parts/gate/ActButton.tsx'
import { reviewMessages as messages } from './reviewMessages.ts'

/** Keeps the calls of a transaction that is over: as a template, or in the batch of the account. Nothing for a delegatecall. */
export function KeepAgain({ transaction }: { transaction: SafeTransactionData }) {
  const { key, account } = useAccount()
  const navigate = useNavigate()
  const addToBatch = useAddToBatch()
  const calls = callsOf(transaction)
  if (calls === null) return null
  const attempt = (steps: () => Promise<void>) => () =>
    void steps().catch((error: unknown) =>
      toasts.show({ kind: 'failure', title: messages.notKept, detail: errorText(error) }),
    )
  const saved = async () => (await import('../../data/drafts/addToBatch.ts')).savedCallsOf(calls, [])
  return (
    <>
      <AddToBatchButton size="xs" onAdd={attempt(async () => addToBatch(await saved()))} />
      <ActButton
        act="draft"
        size="xs"
        onClick={attempt(async () => {
          const { savedDrafts } = await import('../../data/drafts/savedDrafts.ts')
          savedDrafts.save({
            ...key,
            id: crypto.randomUUID(),
            kind: 'template',
            name: '',
            note: '',
            calls: await saved(),
          })
          toasts.show({ kind: 'info', title: messages.templateSaved })
          await navigate({ to: '/safes/$safe/drafts', params: { safe: account } })
        })}
      >
        {messages.saveTemplate}
      </ActButton>
    </>
  )
}

/** The calls of a batch, or the only call; null if one of them is a delegatecall. */
function callsOf({ to, value, data, operation }: SafeTransactionData): readonly MultiSendCall[] | null {
  if (operation === 0) return [{ operation, to, value, data }]
  const calls = decodeMultiSend(data)
  return calls !== null && calls.length > 0 && calls.every((call) => call.operation === 0) ? calls : null
}
