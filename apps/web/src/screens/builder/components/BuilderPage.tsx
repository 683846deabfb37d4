import { errorText } from '@countersign/primitives'
import type { TypedAmount } from '@countersign/safe/checks'
import type { SafeTransactionData } from '@countersign/safe/light'
import { Icon, PageHeader, toasts } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type DragEvent } from 'react'
import { draftOf } from '../../../data/chain-access/draftOf.ts'
import { hasFeature } from '../../../data/config/hasFeature.ts'
import { SwitchedOffPage } from '../../../parts/status/SwitchedOffPage.tsx'
import { saveText } from '../../../parts/exchange/saveText.ts'
import { useNonceChoice } from '../../../parts/forms/useNonceChoice.ts'
import { safeQuery } from '../../../data/query/safeQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { assertSameBytes } from '../assertSameBytes.ts'
import type { BuilderCall } from '../model/BuilderCall.ts'
import { BuilderContext } from '../BuilderContext.ts'
import { printBatchFile } from '../model/batchFile.ts'
import { transactionOfCall } from '../model/batchTransactions.ts'
import { typedAmounts } from '../model/typedAmounts.ts'
import { useBuilder } from '../useBuilder.ts'
import { useChecked } from '../useChecked.ts'
import { useSavedBatches } from '../useSavedBatches.ts'
import { BatchColumn } from './BatchColumn.tsx'
import { CallForm } from './CallForm.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { LiveColumn } from './LiveColumn.tsx'
import { addedAbiFor, saveAddedAbi } from '../../../data/storage/addedAbis.ts'
import styles from './Builder.module.css'
import { builderMessages as messages } from '../builderMessages.ts'

type Props = {
  /** Id of the saved batch to open. */
  readonly saved: string | null
  readonly onDraft: (
    transaction: SafeTransactionData,
    note: string,
    typed: readonly TypedAmount[],
    saved: string | null,
  ) => void
}

/** Contract calls, on chains that enable them; a link can open this page on any chain. */
export function BuilderPage(props: Props) {
  const { chain } = useAccount()
  if (hasFeature(chain, 'CONTRACT_INTERACTION')) return <Builder {...props} />
  return <SwitchedOffPage title={messages.title} sentence={messages.switchedOff} chain={chain} />
}

/** The batch, the open call, and its bytes while they are entered. */
function Builder({ saved, onDraft }: Props) {
  const builder = useBuilder()
  const { batch, call, index } = builder
  const state = useChecked(builder)
  const { account, checked, context, network, pasted, tokens } = state
  const kept = useSavedBatches(builder, network, saved)
  const { data: safe } = useQuery(safeQuery(account.key))
  const nonceChoice = useNonceChoice(batch.nonce)
  const { nonce, nonceProblem } = nonceChoice
  const [showsAllProblems, setShowsAllProblems] = useState(false)
  const [incoming, setIncoming] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  useDocumentTitle(messages.title, context.accountName)
  const own = checked[index]
  const hasCalls = batch.calls.length > 1 || (own?.call ?? null) !== null

  const review = async () => {
    const calls = checked.flatMap(({ call: made }) => (made ? [{ operation: 0 as const, ...made }] : []))
    if (!safe || nonce === null || calls.length !== batch.calls.length) return
    setBusy(true)
    setError(null)
    try {
      for (const [place, one] of checked.entries()) assertSameBytes(one, place + 1)
      const transaction = await draftOf(calls, { chain: account.chain, safe, nonce, safeTxGas: null })
      keepPastedAbis(account.chainId, pasted)
      onDraft(transaction, batch.name.trim(), typedAmounts(batch.calls, network), batch.id)
    } catch (cause) {
      setError(errorText(cause))
    } finally {
      setBusy(false)
    }
  }
  const replaceBatch = (calls: readonly BuilderCall[], name: string) => {
    builder.replace({ id: null, name, nonce: null, calls })
    if (!hasCalls) return
    toasts.show({
      kind: 'info',
      title: messages.replaced,
      action: { label: messages.undo, onClick: () => builder.replace(batch) },
    })
  }
  const exportFile = () => {
    const transactions = batch.calls.flatMap((one) => transactionOfCall(one, network) ?? [])
    if (transactions.length < batch.calls.length) {
      setShowsAllProblems(true)
      toasts.show({
        kind: 'info',
        title: messages.notExported,
        detail: messages.notExportedWhy,
      })
      return
    }
    const name = batch.name.trim()
    const text = printBatchFile({
      chainId: account.chainId,
      safe: account.safe,
      createdAt: Date.now(),
      name,
      transactions,
    })
    saveText(`${name.replaceAll(/[^\w-]+/g, '-') || 'batch'}.json`, text)
  }
  const onDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    void file.text().then(setIncoming)
  }

  const problems = new Map((own?.problems ?? []).map(({ target, reason }) => [target, reason]))
  return (
    <div
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={onDrop}
    >
      <PageHeader
        title={messages.title}
        subtitle={messages.subtitle}
        actions={
          <>
            <Button leftSection={<Icon name="file-import" />} onClick={() => setIncoming('')}>
              {messages.import}
            </Button>
            <Button leftSection={<Icon name="file-export" />} onClick={exportFile}>
              {messages.export}
            </Button>
          </>
        }
      />
      <BuilderContext value={{ problems, showsAllProblems, units: state.units }}>
        <div className={styles.grid}>
          <BatchColumn builder={builder} state={state} kept={kept} nonceChoice={nonceChoice} safe={safe} />
          {own && <CallForm key={call.id} builder={builder} state={state} checked={own} tokens={tokens} />}
          {own && (
            <LiveColumn
              number={index + 1}
              call={call}
              checked={own}
              all={checked}
              context={context}
              isReady={safe !== undefined && nonce !== null}
              nonceProblem={nonceProblem}
              showsAllProblems={showsAllProblems}
              isBusy={isBusy}
              error={error}
              onBlocked={() => {
                setShowsAllProblems(true)
                const first = checked.findIndex((one) => one.call === null)
                const next = batch.calls[first]
                if (next && own.call !== null) builder.open(next.id)
              }}
              onReview={() => void review()}
              onSave={kept.save}
              onAdd={() => void kept.addToBatch()}
            />
          )}
        </div>
      </BuilderContext>
      {incoming !== null && (
        <ImportDialog
          text={incoming}
          network={network}
          hasCalls={hasCalls}
          onText={setIncoming}
          onAdd={(calls) => builder.add(calls)}
          onReplace={replaceBatch}
          onClose={() => setIncoming(null)}
        />
      )}
    </div>
  )
}

/** Stores the pasted methods for their contracts, so that the review names the calls in the same way. */
function keepPastedAbis(chainId: string, pasted: ReadonlyMap<string, readonly string[]>): void {
  for (const [text, signatures] of pasted) {
    const address: `0x${string}` = `0x${text.slice(2)}`
    const known = addedAbiFor(address, chainId)
    const functions = [...new Set([...(known?.functions ?? []), ...signatures])]
    if (functions.length === known?.functions.length) continue
    saveAddedAbi({
      address: known?.address ?? address,
      chainId: known ? known.chainId : chainId,
      functions,
      descriptor: known?.descriptor ?? null,
    })
  }
}
