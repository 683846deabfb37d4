import type { Chain, TransactionDetails } from '@countersign/api'
import { parseQuantity } from '@countersign/chain-client/reads'
import { buildSafeTransaction, parseSignatures, recoverSignature } from '@countersign/safe'
import { accountChangesOf, inspectCalls } from '@countersign/safe/checks'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import { explainsDifference, type SettingsDifference } from '@countersign/safe/light'
import * as z from 'zod/mini'
import { api } from '../client/apiClient.ts'
import { callOf, publishedAt, transactionOfDetails } from '@countersign/describe/transaction'
import { readOutcome } from '../outcome/readOutcome.ts'
import { cursorOf, FIRST_PAGE } from '../api/cursorOf.ts'
import type { AccountKey } from '../keys/queryKeys.ts'
import { readBlockTime } from '../rpc/readBlockTime.ts'
import { rpcRequest } from '../rpc/rpcRequest.ts'
import { sentStore } from '../sent/sentStore.ts'

/** The transaction that caused a difference. */
export type Maker = {
  readonly id: string
  /** Null for a transaction of a module. */
  readonly nonce: number | null
  /**
   * Epoch milliseconds of its execution: of its block when it is verified, otherwise according to the service, null when the service does
   * not return it.
   */
  readonly at: number | null
  /** The page hashed its fields, and the chain has the account's own event with this hash. */
  readonly isVerified: boolean
  /** The connected wallet signed it, or this browser sent it. */
  readonly isOwn: boolean
}

/** A block is a few seconds older than its arrival in the page, and its time is in whole seconds. */
const CLOCKS_MS = 60_000
const MOST_PAGES = 3
const MOST_DETAILS = 24

export type MakersInput = {
  readonly chain: Chain
  readonly key: AccountKey
  /** The version of the account's contract. */
  readonly version: string
  readonly differences: readonly SettingsDifference[]
  /** Epoch milliseconds before which nothing is searched; null for no limit. */
  readonly since: number | null
  readonly wallet: Address | null
}

/** Finds the executed transactions that caused the differences: one result for each, null when none was found. */
export async function readMakers(input: MakersInput): Promise<(Maker | null)[]> {
  const { key, differences } = input
  const found = new Map<SettingsDifference, Maker>()
  for (const id of await candidates(input)) {
    if (found.size === differences.length) break
    const details = await api().getTransaction({ params: { chainId: key.chainId, id } })
    const explained = differences.filter((one) => !found.has(one) && explains(details, key.safe, one))
    if (explained.length === 0) continue
    const maker = await makerOf(details, input)
    for (const one of explained) found.set(one, maker)
  }
  return differences.map((one) => found.get(one) ?? null)
}

/** Executed transactions that may change settings, the newest first. */
async function candidates({ key, since }: MakersInput): Promise<string[]> {
  const ids: string[] = []
  let cursor = FIRST_PAGE
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { results, next } = await api().getHistory({ params: key, query: { cursor } })
    const transactions = results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
    const recent = transactions.filter(({ timestamp }) => since === null || timestamp >= since - CLOCKS_MS)
    ids.push(
      ...recent
        .filter(
          ({ txInfo, txStatus }) => txStatus === 'SUCCESS' && txInfo.type !== 'Transfer' && txInfo.type !== 'Creation',
        )
        .map(({ id }) => id),
    )
    cursor = cursorOf(next)
    if (cursor === null || recent.length < transactions.length) break
  }
  return ids.slice(0, MOST_DETAILS)
}

function explains(details: TransactionDetails, safe: Address, difference: SettingsDifference): boolean {
  const call = callOf(details)
  if (call === null) return false
  const changes = accountChangesOf(inspectCalls(safe, call), { find: publishedAt, codeHash: () => undefined })
  return changes
    .filter(({ account }) => isSameAddress(account, safe))
    .some(({ change }) =>
      change.type === 'MIGRATION'
        ? difference.type === 'masterCopy' || difference.type === 'fallbackHandler'
        : explainsDifference(change, difference),
    )
}

async function makerOf(details: TransactionDetails, input: MakersInput): Promise<Maker> {
  const { chain, key, version, wallet, since } = input
  const { txId: id, txHash, executedAt: at, detailedExecutionInfo: execution } = details
  const transaction = transactionOfDetails(details)
  const isSent = sentStore.list().some(({ hash, chainId }) => chainId === chain.chainId && hash === txHash)
  if (execution?.type !== 'MULTISIG' || transaction === null)
    return { id, nonce: null, at, isVerified: false, isOwn: isSent }
  const built = buildSafeTransaction({ chainId: BigInt(chain.chainId), safe: key.safe, version, transaction })
  const isSame = built.safeTxHash.toLowerCase() === execution.safeTxHash.toLowerCase()
  const outcome = isSame ? await readOutcome(chain, details, 'executed') : null
  const signature = execution.confirmations.find(({ signer }) => wallet !== null && isSameAddress(signer.value, wallet))
  const isSigned =
    isSame && wallet !== null && (await isSignedBy(wallet, built.safeTxHash, signature?.signature ?? null))
  if (outcome?.check.verdict !== 'verified' || txHash === null)
    return { id, nonce: execution.nonce, at, isVerified: false, isOwn: false }
  // The service may return an old transaction with a new time. Such a transaction did not cause the change.
  const minedAt = await readMiningTime(chain, txHash)
  const isVerified = since === null || minedAt >= since - CLOCKS_MS
  return { id, nonce: execution.nonce, at: minedAt, isVerified, isOwn: isVerified && (isSent || isSigned) }
}

const Receipt = z.object({ blockNumber: z.string() })

/** Epoch milliseconds of the block that contains a transaction. */
async function readMiningTime(chain: Chain, txHash: Hex): Promise<number> {
  const { blockNumber } = Receipt.parse(await rpcRequest(chain, 'eth_getTransactionReceipt', [txHash]))
  return readBlockTime(chain, parseQuantity(blockNumber))
}

async function isSignedBy(wallet: Address, hash: Hex, bytes: Hex | null): Promise<boolean> {
  try {
    const [signature] = bytes === null ? [] : parseSignatures(bytes)
    if (!signature || signature.kind === 'contract' || signature.kind === 'approvedHash') return false
    return isSameAddress((await recoverSignature({ signature, hash })).owner, wallet)
  } catch {
    return false
  }
}
