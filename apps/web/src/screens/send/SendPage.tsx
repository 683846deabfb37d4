import { errorText } from '@countersign/primitives'
import type { TypedAmount } from '@countersign/safe/checks'
import type { SafeTransactionData } from '@countersign/safe/light'
import { Icon, PageHeader, toasts } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { QueryError } from '../../parts/status/QueryError.tsx'
import { safeQuery } from '../../data/query/safeQuery.ts'
import { EnvironmentNotes } from '../../signing/review/EnvironmentNotes.tsx'
import { useViewContext } from '../../parts/transaction/useViewContext.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import type { DraftSubject } from './model/buildDraft.ts'
import { CallFields } from './components/CallFields.tsx'
import { focusProblem } from './components/focusProblem.ts'
import { OptionFields } from './components/OptionFields.tsx'
import { PasteDialog } from './components/PasteDialog.tsx'
import styles from './components/Send.module.css'
import { SendSummary } from './components/SendSummary.tsx'
import { TransferFields } from './components/TransferFields.tsx'
import { isBlankForm } from './model/isBlankForm.ts'
import { modesOf, type SendMode } from './model/SendMode.ts'
import { typedAmounts } from './model/checkRows.ts'
import { sendMessages as messages } from './sendMessages.ts'
import { useSendDraft } from './model/useSendDraft.ts'
import { type Asked, type SendFormApi, useSendForm } from './model/useSendForm.ts'

type Props = {
  readonly mode: SendMode
  /** The token that another page asked to send. */
  readonly asked: Asked
  readonly onDraft: (
    transaction: SafeTransactionData,
    note: string,
    mode: SendMode,
    typed: readonly TypedAmount[],
    /** The draft of this browser that the form edits. */
    saved: string | null,
  ) => void
}

const wordsOf = (mode: SendMode) =>
  mode === 'call'
    ? { title: messages.callTitle, subtitle: messages.callSubtitle }
    : { title: messages.transferTitle, subtitle: messages.transferSubtitle }

/** Payments, or a contract call on chains that allow it. The input is stored until the draft is made. */
export function SendPage({ mode: wanted, asked, onDraft }: Props) {
  const { key, chain } = useAccount()
  const { accountName } = useViewContext()
  const send = useSendForm(asked)
  const { data: safe } = useQuery(safeQuery(key))
  const [showsAllProblems, setShowsAllProblems] = useState(false)
  const [isPasting, setPasting] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const modes = modesOf(chain)
  const mode = modes.includes(wanted) ? wanted : 'transfer'
  const { form, balances, nonce, safeTxGas } = send
  const subject = subjectOf(mode, send)
  const { title, subtitle } = wordsOf(mode)
  useDocumentTitle(title, accountName)

  const review = async () => {
    if (!subject || nonce === null || !safe) return
    setBusy(true)
    setError(null)
    try {
      const { buildDraft } = await import('./model/buildDraft.ts')
      const transaction = await buildDraft(subject, { chain, safe, nonce, safeTxGas })
      onDraft(transaction, form.note.trim(), mode, typedAmounts(mode, form, send.assets), form.saved ?? null)
    } catch (cause) {
      setError(errorText(cause))
    } finally {
      setBusy(false)
    }
  }

  const showProblems = (target: string | undefined) => {
    const isInField = document.activeElement instanceof HTMLInputElement
    flushSync(() => setShowsAllProblems(true))
    if (isInField && target !== undefined) focusProblem(target)
  }

  const keep = useSendDraft(mode, send, () => {
    setShowsAllProblems(false)
    send.replace(send.blankForm())
  })

  const startOver = () => {
    const before = form
    setShowsAllProblems(false)
    send.replace(send.blankForm())
    toasts.show({
      kind: 'info',
      id: 'send-start-over',
      title: messages.cleared,
      action: { label: messages.undo, onClick: () => send.replace(before) },
    })
  }

  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <>
            {!isBlankForm(form) && (
              <Button variant="subtle" leftSection={<Icon name="refresh" />} onClick={startOver}>
                {messages.startOver}
              </Button>
            )}
            {mode === 'transfer' && (
              <Button leftSection={<Icon name="upload" />} onClick={() => setPasting(true)}>
                {messages.paste}
              </Button>
            )}
          </>
        }
      />
      <EnvironmentNotes chain={chain} />
      {modes.length > 1 && <Modes mode={mode} />}
      {balances.isError && !balances.data && (
        <QueryError
          title={messages.balancesFailed}
          error={balances.error}
          stillWorks={messages.typedStays}
          onRetry={() => void balances.refetch()}
        />
      )}
      {/* Enter in a field presses Review, the form's only button that submits; its press does the work. */}
      <form className={styles.grid} onSubmit={(event) => event.preventDefault()} noValidate>
        <div>
          {mode === 'call' ? (
            <CallFields send={send} showsAllProblems={showsAllProblems} />
          ) : (
            <TransferFields send={send} showsAllProblems={showsAllProblems} />
          )}
          <OptionFields send={send} />
        </div>
        <SendSummary
          mode={mode}
          send={send}
          subject={subject}
          showsAllProblems={showsAllProblems}
          error={error}
          isBusy={isBusy}
          onReview={() => void review()}
          onBlocked={showProblems}
          keep={keep}
        />
      </form>
      {isPasting && (
        <PasteDialog
          assets={send.assets.filter(({ tokenId }) => tokenId === null)}
          onAdd={send.addRows}
          onClose={() => setPasting(false)}
        />
      )}
    </>
  )
}

function Modes({ mode }: { mode: SendMode }) {
  const { account } = useAccount()
  const tab = (to: SendMode, label: string) => (
    <Link
      to="/safes/$safe/send"
      params={{ safe: account }}
      search={to === 'call' ? { mode: 'call' } : {}}
      aria-current={mode === to ? 'page' : undefined}
    >
      {label}
    </Link>
  )
  return (
    <nav className={styles.tabs} aria-label={messages.kinds}>
      {tab('transfer', messages.transfer)}
      {tab('call', messages.rawCall)}
      <Link to="/safes/$safe/contract-calls" params={{ safe: account }}>
        {messages.contractCalls}
      </Link>
    </nav>
  )
}

function subjectOf(mode: SendMode, { checked, checkedCall, gasProblem }: SendFormApi): DraftSubject | null {
  if (gasProblem !== null) return null
  if (mode === 'call') return checkedCall.call && { kind: 'call', call: checkedCall.call }
  return checked.payments && { kind: 'payments', payments: checked.payments }
}
