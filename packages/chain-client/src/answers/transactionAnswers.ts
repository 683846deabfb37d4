import type { Transaction, TransactionDetails } from '@countersign/api'
import type { ApiClient } from '@countersign/api/client'
import {
  describeOrigin,
  parseTransactionId,
  toCreationTransaction,
  toDetails,
  toModuleTransaction,
  toMovedAsset,
  toMultisigExecution,
  toMultisigTransaction,
  toTransactionData,
  toTransferTransaction,
} from '@countersign/ledger'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import * as z from 'zod/mini'
import { parseQuantity } from '../reads/parseQuantity.ts'
import type { ChainState } from '../reads/readStateFrom.ts'
import { refusal, requireChain, type ChainOnlyContext } from '../context/ChainOnlyContext.ts'
import { readTokens } from '../tokens/readTokens.ts'
import { tokensInCall } from '../tokens/tokensOfCalls.ts'
import { accountFacts } from '../facts/accountFacts.ts'
import { creationFacts } from '../facts/creationFacts.ts'
import { moduleFacts, moduleIdOf } from '../facts/moduleFacts.ts'
import { executionConfirmations, executionFacts, proposalConfirmations, proposalFacts } from '../facts/multisigFacts.ts'
import { coinFacts, transferFacts } from '../facts/transferFacts.ts'
import type { LocalProposal } from '../local/LocalProposal.ts'
import { proposalRow } from './queueAnswers.ts'
import { withOwnersOnly } from './queuedProposals.ts'
import { readAccount } from '../context/readAccount.ts'
import { readPast, signersOf, type Past } from '../context/readPast.ts'
import { readBlockTime, readChainTransaction, type Execution } from '../scan/readEvents.ts'
import { trustedTokens } from './trustedTokens.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'
import { answerMessages as messages } from './answerMessages.ts'

/** One transaction, from this browser's proposals or from the account's history. */
export function transactionAnswers(context: ChainOnlyContext): Pick<ApiClient, 'getTransaction'> {
  return {
    async getTransaction({ params: { chainId, id: text } }) {
      const chain = requireChain(context, chainId)
      const id = parseTransactionId(text)
      if (id.kind === 'malformed') throw refusal(id.code === 'transactionId/invalid' ? 400 : 404, id.code, id.reason)
      if (id.kind === 'multisig') return readMultisig(context, chain, id.safe, id.safeTxHash)
      const past = await readPast(context, chain, id.safe)
      const found =
        id.kind === 'creation'
          ? await creationDetails(chain, id.safe, past)
          : id.kind === 'module'
            ? await moduleDetails(chain, id.safe, past, id.id)
            : await transferDetails(context, chain, id.safe, past, id.id)
      if (found) return found
      throw unknown(text)
    },
  }
}

const unknown = (id: string) => refusal(404, 'transaction/unknown', messages.notFound(id))

async function readMultisig(
  context: ChainOnlyContext,
  chain: ReadableChain,
  account: Address | null,
  safeTxHash: Hex,
): Promise<TransactionDetails> {
  const kept = await context.proposals.find({ chainId: chain.chainId, safeTxHash })
  const safe = account ?? kept?.safe ?? null
  if (safe === null) throw unknown(safeTxHash)
  const state = await readAccount(chain, safe)
  const isWaiting = kept !== null && kept.transaction.nonce >= state.nonce
  const past = isWaiting ? null : await readPast(context, chain, safe)
  const execution = past?.executions.find((one) => one.safeTxHash === safeTxHash)
  if (past && execution) return executedDetails(context, chain, safe, past, execution, kept)
  if (kept) return proposalDetails(context, chain, kept, state)
  throw unknown(safeTxHash)
}

/** A stored proposal with everything that its page shows. */
export async function proposalDetails(
  context: ChainOnlyContext,
  chain: ReadableChain,
  kept: LocalProposal,
  state: ChainState,
): Promise<TransactionDetails> {
  const proposal = withOwnersOnly(kept, state)
  const { safe, transaction } = proposal
  const [tokens, others] = await Promise.all([
    tokensInCall(chain, transaction),
    context.proposals.list({ chainId: chain.chainId, safe }),
  ])
  const execution = toMultisigExecution(proposalFacts(proposal), {
    account: accountFacts(state),
    confirmations: proposalConfirmations(proposal),
    tokens,
    rejectors: rejectorsOf(proposal, others, state),
    fee: 0n,
  })
  const data = toTransactionData(transaction, tokens, chain.nativeCurrency)
  return toDetails(safe, proposalRow(proposal, state, tokens), data, execution)
}

/** Current owners who signed an empty call to the account itself with the same nonce. */
function rejectorsOf(
  { safe, safeTxHash, transaction }: LocalProposal,
  others: readonly LocalProposal[],
  { owners }: ChainState,
): Address[] {
  const rejections = others.filter(
    (other) =>
      other.safeTxHash !== safeTxHash &&
      other.transaction.nonce === transaction.nonce &&
      isSameAddress(other.transaction.to, safe) &&
      other.transaction.value === 0n &&
      other.transaction.data === '0x',
  )
  const signed = new Set(rejections.flatMap(({ signatures }) => signatures.map(({ owner }) => owner)))
  return owners.filter((owner) => signed.has(owner))
}

async function executedDetails(
  context: ChainOnlyContext,
  chain: ReadableChain,
  safe: Address,
  past: Past,
  execution: Execution,
  kept: LocalProposal | null,
): Promise<TransactionDetails> {
  const { transaction, transactionHash } = execution
  const moves = past.moves.filter((move) => move.transactionHash === transactionHash)
  const [timestamp, sent, fee, signers, called, held] = await Promise.all([
    readBlockTime(chain, execution.blockNumber),
    readChainTransaction(chain, transactionHash),
    readFee(chain, transactionHash),
    signersOf(execution),
    tokensInCall(chain, transaction),
    readTokens(
      chain,
      moves.flatMap(({ token }) => token ?? []),
    ),
  ])
  const tokens = trustedTokens(context, chain, past, new Map([...called, ...held]))
  const facts = executionFacts(execution, { safe, signers, timestamp, executor: sent?.from ?? null, kept })
  const about = {
    account: accountFacts(past.state),
    confirmations: executionConfirmations(signers, timestamp),
    tokens,
  }
  const row = toMultisigTransaction(facts, { ...about, app: describeOrigin(kept?.origin ?? null).app })
  const moved = [
    ...coinFacts(safe, execution, transaction, timestamp),
    ...moves.map((move) => transferFacts(safe, move, timestamp)),
  ].map((one) => toMovedAsset(one, tokens))
  // Without the parameters there is no call to show.
  const data = transaction && toTransactionData(transaction, tokens, chain.nativeCurrency)
  return toDetails(safe, row, data, toMultisigExecution(facts, { ...about, rejectors: [], fee }), moved)
}

async function creationDetails(
  chain: ReadableChain,
  safe: Address,
  { creation }: Past,
): Promise<TransactionDetails | null> {
  if (creation === null) return null
  const timestamp = await readBlockTime(chain, creation.blockNumber)
  const row: Transaction | null = toCreationTransaction(creationFacts(safe, creation, timestamp))
  return row && toDetails(safe, row, null, null)
}

async function transferDetails(context: ChainOnlyContext, chain: ReadableChain, safe: Address, past: Past, id: string) {
  const move = past.moves.find((one) => one.id === id)
  if (!move) return null
  const [read, timestamp] = await Promise.all([
    readTokens(chain, move.token ? [move.token] : []),
    readBlockTime(chain, move.blockNumber),
  ])
  const tokens = trustedTokens(context, chain, past, read)
  const facts = transferFacts(safe, move, timestamp)
  return toDetails(safe, toTransferTransaction(facts, tokens), null, null, [toMovedAsset(facts, tokens)])
}

async function moduleDetails(chain: ReadableChain, safe: Address, { modules }: Past, id: string) {
  const acted = modules.find((one) => moduleIdOf(one) === id)
  if (!acted) return null
  const [tokens, timestamp] = await Promise.all([
    tokensInCall(chain, acted.call),
    readBlockTime(chain, acted.blockNumber),
  ])
  const row = toModuleTransaction(moduleFacts(safe, acted, timestamp), tokens)
  const data = acted.call && toTransactionData(acted.call, tokens, chain.nativeCurrency)
  return toDetails(safe, row, data, row.executionInfo)
}

const Receipt = z.object({ gasUsed: z.string(), effectiveGasPrice: z.optional(z.string()) })

async function readFee(chain: ReadableChain, hash: Hex): Promise<bigint> {
  const { data } = Receipt.safeParse(await chain.ask('eth_getTransactionReceipt', [hash]))
  return data?.effectiveGasPrice === undefined
    ? 0n
    : parseQuantity(data.gasUsed) * parseQuantity(data.effectiveGasPrice)
}
