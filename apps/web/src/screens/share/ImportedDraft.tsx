import type { Chain } from '@countersign/api'
import { callTitle, readCall } from '@countersign/describe/transaction'
import type { SharedDraft } from '@countersign/safe/exchange'
import { errorText, formatAccountAddress, isSameAddress } from '@countersign/primitives'
import { GroupedHex, RichText, SectionHeading, Statement, StatementMeta, toasts, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { MOST_DRAFT_NAME } from '../../data/drafts/SavedDraft.ts'
import { useNames } from '../../data/names/useNames.ts'
import { useChains } from '../../data/query/useChains.ts'
import { isSameAccount, useSavedAccounts } from '../../data/storage/pinnedAccounts.ts'
import { useOfflineDecoder } from '../../parts/exchange/useOfflineDecoder.ts'
import { useTokensOfCalls } from '../../parts/draft/useTokensOfCalls.ts'
import { StatementText } from '../../parts/transaction/StatementText.tsx'
import { viewContextFor } from '../../parts/transaction/viewContextFor.ts'
import { importMessages } from './importMessages.ts'
import styles from './Share.module.css'
import { sharedDraftMessages as messages } from './sharedDraftMessages.ts'
import { UnknownChain } from './UnknownChain.tsx'

/** A shared draft: what its bytes do, for which account. It is taken over for that account only. */
export function ImportedDraft({ draft }: { draft: SharedDraft }) {
  const chain = useChains().find(({ chainId }) => chainId === String(draft.chainId))
  return chain ? (
    <Shown draft={draft} chain={chain} />
  ) : (
    <UnknownChain chainId={draft.chainId} name={draft.chain.name} />
  )
}

function Shown({ draft, chain }: { draft: SharedDraft; chain: Chain }) {
  const { calls, name, note, safe } = draft
  const decode = useOfflineDecoder()
  const { nameOf } = useNames()
  const known = useMemo(() => viewContextFor(chain, safe, nameOf, { decode }), [chain, safe, nameOf, decode])
  const context = useTokensOfCalls(chain, calls, known)
  const { problem, take } = useTakeDraft(draft, chain)
  const isKept = useSavedAccounts().some((account) => isSameAccount(account, { chainId: chain.chainId, safe }))
  return (
    <>
      <section className={styles.head} aria-label={importMessages.whatItSays}>
        <StatementMeta>
          <b>{draft.use === 'template' ? messages.template : messages.draft}</b>
          <span>{chain.chainName}</span>
          <span>{messages.unsigned}</span>
        </StatementMeta>
        <Statement as="h2">{messages.statement({ name, count: calls.length })}</Statement>
        <p>
          <RichText
            text={importMessages.ofAccount}
            slots={{
              account: (
                <>
                  {chain.shortName}:<GroupedHex value={safe} />
                </>
              ),
            }}
          />
        </p>
        {note !== '' && <p>{messages.note({ note })}</p>}
        {!isKept && <VerdictNote verdict="caution" title={messages.notKept} />}
        {calls.some(({ to }) => isSameAddress(to, safe)) && (
          <VerdictNote verdict="caution" title={messages.callsItself} />
        )}
        <div className={styles.acts}>
          <Button variant="filled" onClick={take}>
            {messages.take}
          </Button>
        </div>
        <p>{messages.takeNote}</p>
        {problem !== null && (
          <VerdictNote verdict="danger" title={messages.notStored} announce>
            {problem}
          </VerdictNote>
        )}
      </section>
      <section>
        <SectionHeading title={messages.calls} count={calls.length} />
        <ol className={`cs-panel ${styles.draftCalls}`}>
          {calls.map((call, index) => {
            const made = { ...call, operation: 0 as const }
            return (
              // oxlint-disable-next-line react/no-array-index-key -- the calls of a file do not change
              <li key={index}>
                <p>
                  <StatementText parts={callTitle(readCall(made, context), made, context, null).parts} isQuiet />
                </p>
                <GroupedHex value={call.to} />
              </li>
            )
          })}
        </ol>
      </section>
    </>
  )
}

function useTakeDraft(draft: SharedDraft, chain: Chain) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const take = async () => {
    setProblem(null)
    try {
      const { savedDrafts } = await import('../../data/drafts/savedDrafts.ts')
      savedDrafts.save({
        id: crypto.randomUUID(),
        chainId: chain.chainId,
        safe: draft.safe,
        kind: draft.use,
        name: draft.name.slice(0, MOST_DRAFT_NAME),
        note: draft.note,
        calls: draft.calls.map((call) => ({ id: crypto.randomUUID(), call, typed: [] })),
      })
      toasts.show({ kind: 'info', title: messages.taken })
      const safe = formatAccountAddress({ shortName: chain.shortName, address: draft.safe })
      await navigate({ to: '/safes/$safe/drafts', params: { safe } })
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  return { problem, take: () => void take() }
}
