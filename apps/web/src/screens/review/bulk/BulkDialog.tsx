import type { Transaction } from '@countersign/api'
import { blockingChecks, countedSignatures } from '@countersign/safe/checks'
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
import { BulkItem } from './BulkItem.tsx'
import { readBulkReviews } from './bulkReviews.ts'

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
  const read = (ids: readonly string[]) => readBulkReviews(queryClient, { chain, accountKey: key, ids, sender })
  const query = useQuery({
    queryKey: [...queryKeys.account(key), 'bulk', sender, transactions.map(({ id }) => id).join()],
    queryFn: () => read(transactions.map(({ id }) => id)),
    structuralSharing: false,
    meta: { persist: false },
  })
  const reviews = query.data?.slice(0, count)
  const dangersOfItem = ({ reviewed, checks }: Review) =>
    blockingChecks(checks, overridesOf({ ...key, hash: reviewed.safeTxHash }))
  const blocked = reviews?.find((review) => dangersOfItem(review).length > 0 || isShort(review))

  async function execute(shown: readonly Review[]) {
    setError(null)
    try {
      setBusy('Checking again…')
      const fresh = await read(chosen.map(({ id }) => id))
      for (const [index, review] of fresh.entries()) {
        const { safeTxHash, transaction } = review.reviewed
        if (safeTxHash !== shown[index]?.reviewed.safeTxHash)
          throw new ReviewError(
            'changed',
            `Nonce ${transaction.nonce} changed since you opened this dialog. Read it again.`,
          )
        const [danger] = dangersOfItem(review)
        if (danger) throw new ReviewError('blocked', `Nonce ${transaction.nonce}: ${danger.title}. ${danger.reason}`)
        if (findStop({ ...key, hash: safeTxHash }))
          throw new ReviewError(
            'blocked',
            `Nonce ${transaction.nonce}: signing is stopped. Compare its hashes on another machine first.`,
          )
      }
      const [first] = fresh
      if (!first) return
      setBusy('Confirm in your wallet…')
      const { executeSeveral } = await import('../../../signing/execution/executeSeveral.ts')
      await executeSeveral({
        chain,
        safe,
        version: first.reviewed.version,
        name: nameOf(safe, chain.chainId)?.name ?? null,
        threshold: first.state.threshold,
        transactions: fresh.map(({ reviewed, signatures }) => ({
          safeTxHash: reviewed.safeTxHash,
          transaction: reviewed.transaction,
          signatures: countedSignatures(signatures),
        })),
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
    <Modal opened onClose={onClose} size="lg" title="Execute several" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        <p>
          The transactions execute in this order, in one Ethereum transaction: all or none. You pay gas for the sending
          only once.
        </p>
        <ol className="cs-panel" aria-label="Transactions to execute">
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
        {(error ?? query.error?.message) && (
          <VerdictNote verdict="danger" title="Nothing was sent" announce>
            {error ?? query.error?.message}
          </VerdictNote>
        )}
        <Group justify="flex-end">
          <Button onClick={onClose}>Close</Button>
          {blocked ? (
            <BlockedButton
              reason={`Nonce ${blocked.reviewed.transaction.nonce} is blocked: ${dangersOfItem(blocked)[0]?.title ?? missingWords(blocked)}`}
              leftSection={<Icon name="lock" />}
            >
              Execute is blocked
            </BlockedButton>
          ) : (
            <Button
              variant="filled"
              leftSection={<Icon name="player-play" />}
              disabled={!reviews || busy !== null}
              onClick={() => reviews && void execute(reviews)}
            >
              {busy ?? (reviews ? `Execute ${count}` : 'Checking…')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}

const isShort = ({ signatures, state }: Review): boolean => countedSignatures(signatures).length < state.threshold
const missingWords = ({ signatures, state }: Review): string =>
  `${countedSignatures(signatures).length} of ${state.threshold} needed signatures are valid`
