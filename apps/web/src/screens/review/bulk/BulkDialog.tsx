import type { Transaction } from '@countersign/api'
import { blockingChecks, countedSignatures, worsened } from '@countersign/safe/checks'
import { BlockedButton, Icon, VerdictNote } from '@countersign/ui'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNames } from '../../../data/names/useNames.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { toActError } from '../../../signing/sequence/runSigning.ts'
import { overridesOf } from '../../../signing/review/overrideStore.ts'
import { findStop } from '../../../signing/review/stopStore.ts'
import { ReviewError } from '../../../signing/sequence/ReviewError.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import type { Review } from '../model/Review.ts'
import { useFeeProblem } from '../../../signing/execution/feeChoices.ts'
import { nameOfSeveral } from '../../../signing/execution/nameOfSeveral.ts'
import { BulkFee } from './BulkFee.tsx'
import { readyOf } from './readyOf.ts'
import { BulkItem } from './BulkItem.tsx'
import { type BulkReview, readBulkReviews } from './bulkReviews.ts'
import { bulkMessages as messages } from './bulkMessages.ts'
import { executeSeveralMessages } from './executeSeveralMessages.ts'

type Props = { readonly transactions: readonly Transaction[]; readonly onClose: () => void }

/**
 * Executes several transactions in one. Each item gets every check of its own page, again right before sending; one
 * danger stops all.
 */
export function BulkDialog({ transactions, onClose }: Props) {
  const { chain, key, safe } = useAccount()
  const { address: sender } = useWallet()
  const { nameOf } = useNames()
  const queryClient = useQueryClient()
  const [count, setCount] = useState(transactions.length)
  const [busy, setBusy] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const chosen = transactions.slice(0, count)
  const read = (ids: readonly string[], shown: readonly BulkReview[] = []) =>
    readBulkReviews(queryClient, { chain, accountKey: key, ids, sender, shown })
  const query = useQuery({
    queryKey: [...queryKeys.account(key), 'bulk', sender, transactions.map(({ id }) => id).join()],
    queryFn: () => read(transactions.map(({ id }) => id)),
    structuralSharing: false,
    meta: { persist: false },
  })
  const reviews = query.data?.slice(0, count)
  const feeProblem = useFeeProblem(reviews ? nameOfSeveral(chain.chainId, reviews.map(readyOf)) : null)
  const dangersOfItem = ({ reviewed, checks }: Review) =>
    blockingChecks(checks, overridesOf({ ...key, hash: reviewed.safeTxHash }))
  const blocked = reviews?.find((review) => dangersOfItem(review).length > 0 || isShort(review))

  async function execute(shown: readonly BulkReview[]) {
    setError(null)
    try {
      setBusy(messages.checkingAgain)
      const fresh = await read(
        chosen.map(({ id }) => id),
        shown,
      )
      for (const [index, review] of fresh.entries()) {
        const { safeTxHash, transaction } = review.reviewed
        const number = transaction.nonce.toString()
        if (safeTxHash !== shown[index]?.reviewed.safeTxHash)
          throw new ReviewError('changed', messages.changed({ number }))
        const [danger] = dangersOfItem(review)
        if (danger)
          throw new ReviewError('blocked', messages.danger({ number, title: danger.title, reason: danger.reason }))
        const [worse] = worsened(shown[index]?.checks ?? [], review.checks)
        if (worse)
          throw new ReviewError('changed', messages.worse({ number, title: worse.title, reason: worse.reason }))
        if (findStop({ ...key, hash: safeTxHash })) throw new ReviewError('blocked', messages.stopped({ number }))
      }
      const [first] = fresh
      if (!first) return
      setBusy(messages.confirm)
      const { executeSeveral } = await import('../../../signing/execution/executeSeveral.ts')
      await executeSeveral({
        chain,
        safe,
        version: first.reviewed.version,
        name: nameOf(safe, chain.chainId)?.name ?? null,
        threshold: first.state.threshold,
        transactions: fresh.map(readyOf),
      })
      await queryClient.invalidateQueries({ queryKey: queryKeys.account(key) })
      onClose()
    } catch (cause) {
      setError(toActError(cause).message)
    } finally {
      setBusy(null)
    }
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={executeSeveralMessages.executeSeveral}
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      <Stack>
        <p>{messages.explanation}</p>
        <ol className="cs-panel" aria-label={messages.list}>
          {transactions.map((transaction, index) => (
            <BulkItem
              key={transaction.id}
              transaction={transaction}
              review={query.data?.[index] ?? null}
              isChosen={index < count}
              onChoose={(isChosen) => setCount(isChosen ? index + 1 : Math.max(1, index))}
            />
          ))}
        </ol>
        {reviews && !blocked && <BulkFee reviews={reviews} isBusy={busy !== null} />}
        {(error ?? query.error?.message) && (
          <VerdictNote verdict="danger" title={messages.notSent} announce>
            {error ?? query.error?.message}
          </VerdictNote>
        )}
        <Group justify="flex-end">
          <Button onClick={onClose}>{messages.close}</Button>
          {blocked ? (
            <BlockedButton
              reason={messages.blockedBy({
                number: blocked.reviewed.transaction.nonce.toString(),
                reason: dangersOfItem(blocked)[0]?.title ?? missingWords(blocked),
              })}
              leftSection={<Icon name="lock" />}
            >
              {messages.blocked}
            </BlockedButton>
          ) : reviews ? (
            <Button
              variant="filled"
              leftSection={<Icon name="player-play" />}
              disabled={busy !== null || feeProblem !== null}
              onClick={() => void execute(reviews)}
            >
              {busy ?? messages.executeCount(count)}
            </Button>
          ) : (
            <Button variant="filled" loading={query.isFetching} onClick={() => void query.refetch()}>
              {query.isFetching ? messages.checkingShort : messages.checkAgain}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}

const isShort = ({ signatures, state }: Review): boolean => countedSignatures(signatures).length < state.threshold
const missingWords = ({ signatures, state }: Review): string =>
  messages.valid({ valid: countedSignatures(signatures).length, needed: state.threshold })
