import type { Chain, TransactionDetails } from '@countersign/api'
import type { ClaimedOutcome, TokenFacts, TypedAmount } from '@countersign/safe/checks'
import type { Address, Hex } from '@countersign/primitives'
import type { OwnerTarget, SafeTransactionData } from '@countersign/safe/light'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { afterPaint } from '../../../data/live/afterPaint.ts'
import { makersQuery } from '../../../data/visits/makersQuery.ts'
import { dataSource } from '../../../data/api/dataSource.ts'
import { balancesQuery } from '../../../data/query/balancesQuery.ts'
import { configQuery } from '../../../data/query/configQuery.ts'
import { historyQuery } from '../../../data/query/historyQuery.ts'
import { signatureOfMessage } from '../../../data/client/signatureOfMessage.ts'
import { queryKeys, type AccountKey } from '../../../data/keys/queryKeys.ts'
import { type AccountAnswer, safeQuery } from '../../../data/query/safeQuery.ts'
import { transactionQuery } from '../../../data/query/transactionQuery.ts'
import { currencyStore } from '../../../data/storage/currency.ts'
import { namedBlock } from '../../../data/rpc/namedBlock.ts'
import { readAtNewest } from '../../../data/rpc/readAtNewest.ts'
import { readAccountState } from '../../../data/undeployed/readAccountState.ts'
import { knownTokens } from '@countersign/describe/transaction'
import { nameOfExecution, pendingStore } from '../../../signing/execution/pendingStore.ts'
import type { Review } from '../model/Review.ts'
import type { SignedMessage } from '@countersign/chain-client/review'
import type { ReviewInput } from '../read/ReviewInput.ts'
import { reviewMessages } from '../reviewMessages.ts'
import { hashOfId } from '../../../data/outcome/hashOfId.ts'
import { readQueued } from './readQueued.ts'

type Subject = {
  readonly chain: Chain
  readonly accountKey: AccountKey
  readonly transaction: SafeTransactionData | null
  readonly details: TransactionDetails | null
  /** The final status that the service claims while the chain says that the transaction is still open. */
  readonly claimed?: ClaimedOutcome | null
  readonly sender: Address | null
  /** Id or hash in the page's URL; null for a draft. */
  readonly asked: string | null
  /** The message that the transaction signs on chain, if known, and the app that requested it. */
  readonly message?: SignedMessage | null
  /** The amounts that the owner typed into a form; empty without a form. */
  readonly typed?: readonly TypedAmount[]
  /** The owners chosen in a form; null without a form. */
  readonly ownerTarget?: OwnerTarget | null
}

/** Runs again whenever the account, the queue or the signatures change. A review is never stored on disk. */
export const reviewQuery = (queryClient: QueryClient, subject: Subject) => {
  const { chain, accountKey, transaction, details, claimed = null, sender, asked, message = null, typed = [] } = subject
  const { ownerTarget = null } = subject
  return queryOptions({
    queryKey: [
      ...queryKeys.account(accountKey),
      'review',
      nameOf(subject),
      claimed,
      sender,
      asked,
      message,
      typed,
      ownerTarget,
    ],
    // The signal is aborted when no page shows this review: its reads must not go on at a node that limits requests. A
    // read for signing or execution uses `readObserved`, because a new signature changes the key of this query.
    queryFn: async ({ signal }): Promise<Review | null> => {
      if (transaction === null) return null
      const newest = readAtNewest(chain, { signal, named: namedBlock.get(chain.chainId) })
      // What needs none of the checks is read while they are loaded. The account is read by the checks themselves: the chain gives them the
      // same answer, see `chainUntil`.
      const answers = {
        service:
          dataSource.get().from === 'chain'
            ? Promise.reject(new Error(reviewMessages.noService))
            : queryClient.fetchQuery({ ...safeQuery(accountKey), staleTime: 0 }).then(ofService),
        queuedNonces: readQueued(queryClient, { key: accountKey, except: details?.txId ?? null, transaction }),
        paidBefore: readPaidBefore(queryClient, accountKey),
        tokenMetadataFromService: readTokenMetadataFromService(queryClient, accountKey, details),
      }
      const state = newest.read((at, block) => readAccountState(at, accountKey.safe, { block }))
      for (const answer of [...Object.values(answers), state]) answer.catch(() => {})
      await afterPaint()
      // Asked for at once, because the checks need it.
      import('../../../data/chain-access/localDecoder.ts').catch(() => {})
      const { readReview } = await import('../read/readReview.ts')
      const config = queryClient.getQueryData(configQuery().queryKey)
      const input: Omit<ReviewInput, 'chain' | 'head'> = {
        ...answers,
        safe: accountKey.safe,
        transaction,
        details,
        claimed,
        sender,
        askedHash: hashOfId(asked),
        message,
        typed,
        ownerTarget,
        keeper: config?.sources ?? null,
        isCalledLocal: config?.demo?.chainIds.includes(chain.chainId) ?? false,
        findMakers: (asked) =>
          queryClient.fetchQuery(makersQuery({ ...asked, chain, key: accountKey, wallet: sender })),
        fetchDetails: (hash, safe) =>
          queryClient.fetchQuery({ ...transactionQuery({ chainId: chain.chainId, safe }, hash), staleTime: 0 }),
        fetchMessageSignature: (safe, hash) => signatureOfMessage({ chainId: chain.chainId, safe }, hash),
      }
      return newest.read((at, block) => readReview({ ...input, chain: at, head: Promise.resolve(block) }))
    },
    // An execution that is on its way uses up the number of its draft: the review of the draft would call that a danger
    // until the page of the transaction is open.
    enabled: ({ state: { data } }) =>
      transaction !== null && !(details === null && data && isOnItsWay(accountKey, data.reviewed.safeTxHash)),
    staleTime: 5_000,
    gcTime: 60_000,
    structuralSharing: false,
    meta: { persist: false },
  })
}

/** Values from this browser's creation data are not the service's, so they are not compared. @throws if the service has none */
function ofService(answer: AccountAnswer): AccountAnswer {
  if (answer.isDeployed === false) throw new Error(reviewMessages.notKnownToService)
  return answer
}

function isOnItsWay({ chainId, safe }: AccountKey, safeTxHash: Hex): boolean {
  const name = nameOfExecution({ chainId, safe, safeTxHash })
  return pendingStore.list().some((entry) => nameOfExecution(entry) === name && entry.phase !== 'failed')
}

function nameOf({ transaction, details }: Subject): unknown {
  const execution = details?.detailedExecutionInfo
  const confirmations = execution?.type === 'MULTISIG' ? execution.confirmations : []
  const signatures = confirmations.map(({ signer, signature }) => `${signer.value} ${signature}`)
  const tokens = [...knownTokens(undefined, details ?? undefined)].map(([token, reported]) => [
    token,
    reported.symbol,
    reported.decimals,
  ])
  const fields = transaction ? Object.values(transaction).map(String).join() : null
  const claimed = execution?.type === 'MULTISIG' ? execution.safeTxHash : null
  return [
    fields,
    details?.txId ?? null,
    details?.note ?? null,
    details?.txStatus ?? null,
    claimed,
    signatures.join(),
    tokens,
  ]
}

/** The recipients of transactions that owners signed. Incoming transfers prove nothing about their senders. */
async function readPaidBefore(queryClient: QueryClient, key: AccountKey): Promise<readonly Address[]> {
  const { pages } = await queryClient.fetchInfiniteQuery({ ...historyQuery(key), staleTime: 60_000 })
  return pages
    .flatMap(({ results }) => results)
    .flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
    .flatMap(({ txInfo, executionInfo, txStatus }) =>
      txInfo.type === 'Transfer' && executionInfo?.type === 'MULTISIG' && txStatus === 'SUCCESS'
        ? [txInfo.recipient.value]
        : [],
    )
}

/**
 * The units of the amounts on the page. The review waits for them: otherwise amounts could change their unit after the
 * checks.
 */
async function readTokenMetadataFromService(
  queryClient: QueryClient,
  key: AccountKey,
  details: TransactionDetails | null,
): Promise<ReadonlyMap<string, TokenFacts>> {
  const shown = { ...balancesQuery(key, currencyStore.get()), staleTime: Infinity }
  // If a refresh fails, the page keeps the earlier balances.
  const balances = await queryClient.fetchQuery(shown).catch(() => queryClient.getQueryData(shown.queryKey))
  const tokens = knownTokens(balances, details ?? undefined)
  return new Map(
    [...tokens].map(([address, { symbol, decimals, kind }]) => [
      address,
      { symbol, decimals: kind === 'ERC20' ? decimals : null },
    ]),
  )
}
