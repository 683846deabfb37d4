import { errorText } from '@countersign/primitives'
import { NoticeStrip, toasts } from '@countersign/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { draftStore } from '../../../data/drafts/draftStore.ts'
import { renumberStore, useRenumbering, type Renumbering } from '../../../data/drafts/renumberStore.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import type { OpenAccount } from '../../../data/url/AccountContext.tsx'
import { openAfterMove } from './openAfterMove.ts'
import styles from './Renumber.module.css'
import { renumberMessages as messages } from './renumberMessages.ts'

type Moved = Renumbering['moved'][number]

/** Leads through the transactions that move down: delete the old proposal, continue, and reject what nothing replaces. */
export function RenumberStrip({ account }: { account: OpenAccount }) {
  const run = useRenumbering(account.key)
  const navigate = useNavigate()
  if (run === null) return null
  const waiting = run.moved.find(({ isDeleted }) => !isDeleted)
  if (waiting) return <DeleteOld account={account} moved={waiting} />
  const left = run.moved.at(-1)?.left ?? 0
  if (left > 0)
    return (
      <NoticeStrip icon="replace" title={messages.more({ count: left })}>
        <span className={styles.acts}>
          <button
            type="button"
            className="cs-link"
            onClick={() =>
              void navigate({ to: '/safes/$safe/queue', params: { safe: account.account }, search: { move: 'open' } })
            }
          >
            {messages.next}
          </button>
          <button type="button" className="cs-link" onClick={() => end(account, run)}>
            {messages.stop}
          </button>
        </span>
      </NoticeStrip>
    )
  const open = openAfterMove(run.moved)
  return (
    <>
      {open.map((moved) => (
        <RejectOld key={moved.hash} account={account} moved={moved} />
      ))}
    </>
  )
}

/** Ends it, if nothing stays valid; otherwise only what must be rejected is left. */
function end({ key }: OpenAccount, { moved }: Renumbering) {
  if (openAfterMove(moved).length === 0) renumberStore.clear()
  else renumberStore.stop(key)
}

function DeleteOld({ account, moved }: { account: OpenAccount; moved: Moved }) {
  const { chain, key, safe } = account
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  async function takeAway() {
    setBusy(true)
    try {
      const [{ deleteProposal }, { transactionQuery }, { deletedTransactions }] = await Promise.all([
        import('../../../signing/transaction/deleteProposal.ts'),
        import('../../../data/query/transactionQuery.ts'),
        import('../../../data/query/deletedTransactions.ts'),
      ])
      const details = await client.fetchQuery({ ...transactionQuery(key, moved.hash), staleTime: 0 })
      await deleteProposal(chain, {
        reviewed: { safe, safeTxHash: moved.hash, chainId: BigInt(chain.chainId) },
        details,
      })
      deletedTransactions.add(moved.hash)
      goOn()
    } catch (cause) {
      toasts.show({ kind: 'failure', title: messages.notDeleted, detail: errorText(cause) })
    } finally {
      setBusy(false)
    }
  }
  function goOn() {
    renumberStore.deleted(key, moved.hash)
    const run = renumberStore.get(key)
    if (run && moved.left === 0) end(account, run)
    void client.invalidateQueries({ queryKey: queryKeys.account(key) })
  }
  function keep() {
    // It waits in the queue with its signatures, where everybody sees it.
    renumberStore.kept(key, moved.hash)
    goOn()
  }
  const words = { title: moved.title, to: moved.to.toString(), from: moved.from.toString() }
  return (
    <NoticeStrip icon="replace" title={messages.proposedAgain(words)}>
      {messages.deleteFirst}{' '}
      <span className={styles.acts}>
        <button type="button" className="cs-link" disabled={isBusy} onClick={() => void takeAway()}>
          {isBusy ? messages.deleting : messages.deleteOld}
        </button>
        <button type="button" className="cs-link" disabled={isBusy} onClick={keep}>
          {messages.leave}
        </button>
      </span>
    </NoticeStrip>
  )
}

function RejectOld({ account: { chainId, safe, account, key }, moved }: { account: OpenAccount; moved: Moved }) {
  const navigate = useNavigate()
  const from = moved.from.toString()
  async function reject() {
    const { buildRejection } = await import('@countersign/safe')
    const draft = draftStore.save({
      chainId,
      safe,
      transaction: buildRejection(moved.from, safe),
      note: messages.rejectNote({ title: moved.title }),
      source: 'rejection',
    })
    renumberStore.forget(key, moved.hash)
    await navigate({ to: '/safes/$safe/review', params: { safe: account }, search: { draft } })
  }
  return (
    <NoticeStrip title={messages.isOpen({ from, signatures: moved.signatures })}>
      {messages.rejectWhy}{' '}
      <span className={styles.acts}>
        <button type="button" className="cs-link" onClick={() => void reject()}>
          {messages.reject({ from })}
        </button>
        <button type="button" className="cs-link" onClick={() => renumberStore.forget(key, moved.hash)}>
          {messages.done}
        </button>
      </span>
    </NoticeStrip>
  )
}
