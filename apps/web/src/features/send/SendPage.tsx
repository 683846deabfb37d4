import type { Address, SafeTransactionData } from '@countersign/safe/light'
import { FieldNote, Icon, PageHeader } from '@countersign/ui'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryError } from '../../shared/live/QueryError.tsx'
import { safeQuery } from '../../shared/query/safeQuery.ts'
import { useViewContext } from '../../shared/transaction-view/useViewContext.ts'
import { useAccount } from '../../shared/url/useAccount.ts'
import { useDocumentTitle } from '../../shared/url/useDocumentTitle.ts'
import { PasteDialog } from './components/PasteDialog.tsx'
import { PaymentRow } from './components/PaymentRow.tsx'
import styles from './components/Send.module.css'
import { SendSummary } from './components/SendSummary.tsx'
import { MOST_NOTE_CHARACTERS } from './model/checkNote.ts'
import { useSendForm } from './useSendForm.ts'

type Props = {
  /** Token chosen on another page. */
  readonly token: Address | undefined
  readonly onDraft: (transaction: SafeTransactionData, note: string) => void
}

/** Payments, one row each. Everything typed stays until the draft is made. */
export function SendPage({ token, onDraft }: Props) {
  const { key, chain } = useAccount()
  const { accountName } = useViewContext()
  const send = useSendForm(token)
  const { data: safe } = useQuery(safeQuery(key))
  const [tellAll, setTellAll] = useState(false)
  const [isPasting, setPasting] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { form, checked, balances } = send
  useDocumentTitle('New transfer', accountName)

  const review = async () => {
    const { nonce } = send
    if (!checked.payments || nonce === null || !safe) return
    setBusy(true)
    setError(null)
    try {
      const { buildPaymentDraft } = await import('./buildPaymentDraft.ts')
      const transaction = await buildPaymentDraft(chain, safe, checked.payments, nonce)
      onDraft(transaction, form.note.trim())
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : String(cause))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <PageHeader
        title="New transfer"
        subtitle="One row for each payment. Several rows become one batch, signed once by each owner."
        actions={
          <Button leftSection={<Icon name="upload" />} onClick={() => setPasting(true)}>
            Paste rows or CSV
          </Button>
        }
      />
      {balances.isError && !balances.data && (
        <QueryError
          title="The service did not send the balances"
          error={balances.error}
          stillWorks="What you typed stays here."
          onRetry={() => void balances.refetch()}
        />
      )}
      <div className={styles.grid}>
        <form onSubmit={(event) => event.preventDefault()} noValidate>
          <div className={styles.heads} aria-hidden>
            <span />
            <span>Recipient</span>
            <span>Amount</span>
            <span />
          </div>
          <ol>
            {form.rows.map((row, index) => (
              <PaymentRow
                key={row.id}
                row={row}
                rows={form.rows}
                number={index + 1}
                assets={send.assets}
                problems={checked.problems[index] ?? { recipient: null, amount: null }}
                tellAll={tellAll}
                onChange={(change) => send.setRow(row.id, change)}
                onRemove={() => send.removeRow(row.id)}
              />
            ))}
          </ol>
          <div className={styles.more}>
            <Button size="xs" leftSection={<Icon name="plus" />} onClick={send.appendRow}>
              Add recipient
            </Button>
            <span>{form.rows.length === 1 ? '1 row' : `${form.rows.length} rows`}, no upper limit</span>
          </div>
          <div className={styles.options}>
            <NonceField send={send} />
            <div id="send-note">
              <TextInput
                label={
                  <>
                    Note <small>optional, not signed</small>
                  </>
                }
                placeholder={`Up to ${MOST_NOTE_CHARACTERS} characters`}
                value={form.note}
                error={send.noteProblem !== null}
                onChange={(event) => send.setNote(event.currentTarget.value)}
              />
              {send.noteProblem && <FieldNote kind="error">{send.noteProblem}</FieldNote>}
            </div>
          </div>
        </form>
        <SendSummary
          send={send}
          tellAll={tellAll}
          error={error}
          isBusy={isBusy}
          onReview={() => void review()}
          onBlocked={() => setTellAll(true)}
        />
      </div>
      {isPasting && <PasteDialog assets={send.assets} onAdd={send.addRows} onClose={() => setPasting(false)} />}
    </>
  )
}

function NonceField({ send }: { send: ReturnType<typeof useSendForm> }) {
  const { nonceText, nonceProblem, nonceRemark, suggested, form } = send
  return (
    <div id="send-nonce">
      <TextInput
        label="Nonce"
        inputMode="numeric"
        autoComplete="off"
        value={nonceText}
        error={nonceProblem !== null}
        onChange={(event) => send.setNonce(event.currentTarget.value)}
      />
      {nonceProblem && <FieldNote kind="error">{nonceProblem}</FieldNote>}
      {nonceRemark && (
        <FieldNote kind={nonceRemark.verdict === 'caution' ? 'caution' : 'ok'}>{nonceRemark.reason}</FieldNote>
      )}
      {form.nonce !== null && suggested !== null && form.nonce !== suggested && (
        <button type="button" className="cs-link" onClick={() => send.setNonce(null)}>
          Use the suggested {suggested}
        </button>
      )}
    </div>
  )
}
