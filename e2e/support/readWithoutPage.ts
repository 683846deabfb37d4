import type { Chain } from '@countersign/api'
import { transactionOfDetails } from '@countersign/describe/transaction'
import { isSameAddress, type Address, type Hex } from '@countersign/primitives'
import { blockingChecks, countedSignatures, type Check } from '@countersign/safe/checks'
import { QueryClient } from '@tanstack/react-query'
import { serviceApi, setClientServiceUrl } from '../../apps/web/src/data/client/apiClient.ts'
import { queryKeys } from '../../apps/web/src/data/keys/queryKeys.ts'
import { asWaiting, claimedOutcome } from '../../apps/web/src/data/outcome/claimedOutcome.ts'
import { findReplacement } from '../../apps/web/src/data/outcome/findReplacement.ts'
import { readOutcome } from '../../apps/web/src/data/outcome/readOutcome.ts'
import { messageQuery } from '../../apps/web/src/data/query/messageQuery.ts'
import { transactionQuery } from '../../apps/web/src/data/query/transactionQuery.ts'
import { messageReviewQuery } from '../../apps/web/src/screens/messages/read/messageReviewQuery.ts'
import { readBulkReviews } from '../../apps/web/src/screens/review/bulk/bulkReviews.ts'
import { reviewQuery } from '../../apps/web/src/screens/review/context/reviewQuery.ts'
import type { Review } from '../../apps/web/src/screens/review/model/Review.ts'

/** Nothing is painted here; without it the page's queries wait a fifth of a second for what is drawn. */
globalThis.requestAnimationFrame = (draw) => {
  setTimeout(() => draw(performance.now()))
  return 0
}

/** A page on which a transaction or a message waits for signatures, or the dialog that executes several transactions. */
export type WaitingItem = {
  readonly kind: 'transaction' | 'message' | 'several'
  /** The prefix of the network in the page's URL. */
  readonly shortName: string
  readonly safe: Address
  /** The hash in the page's URL; of several transactions all, in their order. */
  readonly hashes: readonly Hex[]
  /** The connected wallet. */
  readonly sender: Address
}

/** What the page decides about it. */
export type Reading = {
  readonly checks: readonly Check[]
  /** With one of them no signature is possible. */
  readonly blocking: readonly Check[]
  /** What the wallet would sign, and the calldata of what it would send. */
  readonly signed: readonly { readonly hash: Hex; readonly preimage: Hex; readonly execution: Hex | null }[]
  /** `1 of 2 signed`, counted from the signatures that recover to owners. */
  readonly progress: string
  /** Fewer signatures count than the threshold. */
  readonly isShort: boolean
}

/**
 * Reads what waits by the queries of the page, as a page that was just opened does, from the service at this URL and from the node that the
 * service names.
 * @throws what the page would show instead of the review
 */
export async function readWithoutPage(url: string, item: WaitingItem): Promise<Reading> {
  setClientServiceUrl(url)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  try {
    const { chains, config } = await serviceApi().getBoot({ query: { page: 'other' } })
    client.setQueryData(queryKeys.config(), config)
    const chain = chains.find(({ shortName }) => shortName === item.shortName)
    if (chain === undefined) throw new Error(`No network has the prefix ${item.shortName}`)
    return await READERS[item.kind](client, chain, item)
  } finally {
    client.clear()
  }
}

type Reader = (client: QueryClient, chain: Chain, item: WaitingItem) => Promise<Reading>

const readTransaction: Reader = async (client, chain, { safe, hashes, sender }) => {
  const key = { chainId: chain.chainId, safe }
  const [hash] = hashes
  if (hash === undefined) throw new Error('The page of a transaction needs a hash')
  const reported = await client.fetchQuery(transactionQuery(key, hash))
  const claim = claimedOutcome(reported)
  const outcome =
    claim === null
      ? null
      : await readOutcome(chain, reported, claim, (nonce) => findReplacement(key, nonce, AbortSignal.timeout(30_000)))
  const isSaidOver = outcome?.isWaiting === true
  const details = isSaidOver ? asWaiting(reported) : reported
  if (!isSameAddress(details.safeAddress, safe)) throw new Error('The transaction is of another account')
  const review = await client.fetchQuery(
    reviewQuery(client, {
      chain,
      accountKey: key,
      transaction: transactionOfDetails(details),
      details,
      claimed: isSaidOver ? claim : null,
      sender,
      asked: hash,
    }),
  )
  if (review === null) throw new Error('The answer has not all signed fields')
  return readingOf([review])
}

const readMessage: Reader = async (client, chain, { safe, hashes }) => {
  const key = { chainId: chain.chainId, safe }
  const [askedHash] = hashes
  if (askedHash === undefined) throw new Error('The page of a message needs a hash')
  const details = await client.fetchQuery(messageQuery(key, askedHash))
  const subject = { chain, accountKey: key, content: details.message, origin: null, details, askedHash }
  const review = await client.fetchQuery(messageReviewQuery(client, subject))
  if (review === null) throw new Error('The answer has no message')
  const { safeMessageHash, preimage } = review.reviewed
  const execution = review.complete === null ? null : { data: review.complete }
  return readingOf([{ ...review, execution, reviewed: { safeTxHash: safeMessageHash, preimage } }])
}

const readSeveral: Reader = async (client, chain, { safe, hashes, sender }) =>
  readingOf(
    await readBulkReviews(client, {
      chain,
      accountKey: { chainId: chain.chainId, safe },
      ids: hashes,
      sender,
      shown: [],
    }),
  )

const READERS: Readonly<Record<WaitingItem['kind'], Reader>> = {
  transaction: readTransaction,
  message: readMessage,
  several: readSeveral,
}

type Reviewed = Pick<Review, 'checks' | 'signatures'> & {
  readonly reviewed: Pick<Review['reviewed'], 'safeTxHash' | 'preimage'>
  readonly state: Pick<Review['state'], 'threshold'>
  readonly execution: Pick<NonNullable<Review['execution']>, 'data'> | null
}

function readingOf(reviews: readonly Reviewed[]): Reading {
  const checks = reviews.flatMap((review) => review.checks)
  return {
    checks,
    blocking: blockingChecks(checks, []),
    signed: reviews.map(({ reviewed: { safeTxHash: hash, preimage }, execution }) => ({
      hash,
      preimage,
      execution: execution?.data ?? null,
    })),
    progress: reviews
      .map(({ signatures, state }) => `${countedSignatures(signatures).length} of ${state.threshold} signed`)
      .join(', '),
    isShort: reviews.some(({ signatures, state }) => countedSignatures(signatures).length < state.threshold),
  }
}
