import type { Chain, Transaction, TransactionDetails, TransactionData } from '@countersign/api'
import type { ApiClient } from '@countersign/api/client'
import {
  contractAddress,
  decodeData,
  innerCallsOf,
  isTrustedForDelegateCall,
  plainAddress,
  tokenOrContractAddress,
  toTokenInfo,
  toTransactionData,
  type Call,
  type TokenIndex,
} from '@countersign/ledger'
import { checksumAddress, isAddress, type Address, type Hex, type SafeTransactionData } from '@countersign/safe'
import * as z from 'zod/mini'
import { parseQuantity } from '../rpc/parseQuantity.ts'
import type { ChainState } from '../rpc/readChainState.ts'
import { rpcRequest } from '../rpc/rpcRequest.ts'
import { readAccount } from './readAccount.ts'
import { refusal, requireChain, type ChainOnlyContext } from './ChainOnlyContext.ts'
import { readTokens } from './describe/readTokens.ts'
import { tokensInCall } from './describe/tokensOfCalls.ts'
import {
  creationRow,
  executionRow,
  moduleRow,
  movedAsset,
  moveRow,
  readPast,
  signersOf,
  trustedOf,
  type Past,
} from './historyAnswers.ts'
import type { LocalProposal } from './LocalProposal.ts'
import { originOf, proposalRow } from './queueAnswers.ts'
import { withOwnersOnly } from './queuedProposals.ts'
import { readBlockTime, readChainTransaction, type Execution } from './scan/readEvents.ts'

/** One transaction, from this browser's proposals or from the account's past. */
export function transactionAnswers(context: ChainOnlyContext): Pick<ApiClient, 'getTransaction'> {
  return {
    async getTransaction({ params: { chainId, id } }) {
      const chain = requireChain(context, chainId)
      const { kind, safe, rest } = parseId(id)
      if (kind === 'multisig') return readMultisig(context, chain, safe, rest)
      if (safe === null) throw unknown(id)
      const past = await readPast(context, chain, safe)
      const found = await findRow(context, chain, safe, past, id)
      if (found) return found
      throw unknown(id)
    },
  }
}

const unknown = (id: string) =>
  refusal(
    404,
    'transaction/unknown',
    `${id} is neither kept in this browser nor in the part of the history that was read.`,
  )

function parseId(id: string): { kind: string; safe: Address | null; rest: string } {
  const [kind = '', account = '', rest = ''] = id.split('_')
  if (account === '') return { kind: 'multisig', safe: null, rest: id.toLowerCase() }
  if (!isAddress(account))
    throw refusal(422, 'transactionId/invalid', `"${account}" in the middle of the id is no address.`)
  return { kind, safe: checksumAddress(account), rest: rest.toLowerCase() }
}

async function readMultisig(
  context: ChainOnlyContext,
  chain: Chain,
  account: Address | null,
  hash: string,
): Promise<TransactionDetails> {
  if (!isHash(hash))
    throw refusal(404, 'transaction/unknown', `"${hash}" is neither a transaction id nor a safeTxHash.`)
  const kept = await context.proposals.find({ chainId: chain.chainId, safeTxHash: hash })
  const safe = account ?? kept?.safe ?? null
  if (safe === null) throw unknown(hash)
  const state = await readAccount(chain, safe)
  const isWaiting = kept !== null && kept.transaction.nonce >= state.nonce
  const past = isWaiting ? null : await readPast(context, chain, safe)
  const execution = past?.executions.find(({ safeTxHash }) => safeTxHash === hash)
  if (past && execution) return executedDetails(context, chain, safe, past, execution, kept)
  if (kept) return proposalDetails(chain, kept, state)
  throw unknown(hash)
}

const isHash = (text: string): text is Hex => /^0x[0-9a-f]{64}$/.test(text)

export async function proposalDetails(
  chain: Chain,
  kept: LocalProposal,
  state: ChainState,
): Promise<TransactionDetails> {
  const proposal = withOwnersOnly(kept, state)
  const { safe, transaction, signatures, proposer, createdAt } = proposal
  const tokens = await tokensInCall(chain, transaction)
  return details(
    safe,
    proposalRow(proposal, state, tokens),
    toTransactionData(transaction, tokens, chain.nativeCurrency),
    {
      ...executionFields(proposal.safeTxHash, transaction, state, tokens),
      submittedAt: createdAt,
      fee: 0n,
      payment: 0n,
      executor: null,
      confirmationsRequired: state.threshold,
      confirmations: signatures.map(({ owner, data, receivedAt }) => ({
        signer: plainAddress(owner),
        signature: data,
        submittedAt: receivedAt,
      })),
      trusted: signatures.length > 0,
      proposer: proposer && plainAddress(proposer),
    },
  )
}

async function executedDetails(
  context: ChainOnlyContext,
  chain: Chain,
  safe: Address,
  past: Past,
  execution: Execution,
  kept: LocalProposal | null,
): Promise<TransactionDetails> {
  const { transaction, safeTxHash, transactionHash, payment } = execution
  const own = past.moves.filter((move) => move.transactionHash === transactionHash)
  const [timestamp, sent, fee, signers, calls, held] = await Promise.all([
    readBlockTime(chain, execution.blockNumber),
    readChainTransaction(chain, transactionHash),
    readFee(chain, transactionHash),
    signersOf(execution),
    transaction ? tokensInCall(chain, transaction) : new Map(),
    readTokens(
      chain,
      own.flatMap(({ token }) => token ?? []),
    ),
  ])
  const tokens: TokenIndex = new Map([...calls, ...held])
  const row = {
    ...(await executionRow(safe, execution, past.state, tokens, timestamp)),
    ...originOf(kept?.origin ?? null),
  }
  const trusted = trustedOf(context, chain)
  const moved = own.map((move) => movedAsset(safe, move, tokens, trusted))
  if (!transaction) return { ...details(safe, row, null, null), transfers: moved }
  const coins = execution.failed ? [] : coinsOf(transaction)
  const sentCoins = coins.map(({ to, value }, index) => ({
    id: `i${transactionHash.slice(2)}${execution.logIndex}${index === 0 ? '' : `,${index}`}`,
    sender: plainAddress(safe),
    recipient: tokenOrContractAddress(to, tokens),
    direction: 'OUTGOING' as const,
    transferInfo: { type: 'NATIVE_COIN' as const, value },
  }))
  const full = details(safe, row, toTransactionData(transaction, tokens, chain.nativeCurrency), {
    ...executionFields(safeTxHash, transaction, past.state, tokens),
    submittedAt: kept?.createdAt ?? timestamp,
    fee,
    payment,
    executor: sent && plainAddress(sent.from),
    confirmationsRequired: execution.threshold ?? signers.length,
    confirmations: signers.map(({ owner, data }) => ({
      signer: plainAddress(owner),
      signature: data,
      submittedAt: timestamp,
    })),
    trusted: true,
    proposer: kept?.proposer ? plainAddress(kept.proposer) : null,
  })
  return { ...full, transfers: [...sentCoins, ...moved] }
}

/** Coins the calls carried: events do not tell of them, the calls that ran do. */
export function coinsOf({ to, value, data, operation }: Call): { to: Address; value: bigint }[] {
  const calls =
    operation === 0
      ? [{ to, value }]
      : isTrustedForDelegateCall(to)
        ? innerCallsOf(decodeData(data, to)).map((call) => ({ to: call.to, value: BigInt(call.value) }))
        : []
  return calls.filter((call) => call.value > 0n)
}

type MultisigDetails = Extract<NonNullable<TransactionDetails['detailedExecutionInfo']>, { type: 'MULTISIG' }>

function executionFields(safeTxHash: Hex, transaction: SafeTransactionData, state: ChainState, tokens: TokenIndex) {
  const { nonce, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = transaction
  const gasTokenInfo = tokens.get(gasToken)
  return {
    type: 'MULTISIG' as const,
    nonce: Number(nonce),
    safeTxGas,
    baseGas,
    gasPrice,
    gasToken,
    refundReceiver: contractAddress(refundReceiver),
    safeTxHash,
    signers: state.owners.map(plainAddress),
    rejectors: [],
    gasTokenInfo: gasTokenInfo ? toTokenInfo(gasToken, gasTokenInfo) : null,
    proposedByDelegate: null,
  }
}

const details = (
  safeAddress: Address,
  row: Transaction,
  txData: TransactionData | null,
  execution: MultisigDetails | Extract<Transaction['executionInfo'], { type: 'MODULE' }> | null,
): TransactionDetails => ({
  safeAddress,
  txId: row.id,
  executedAt: row.txHash === null ? null : row.timestamp,
  txStatus: row.txStatus,
  txInfo: row.txInfo,
  txData,
  detailedExecutionInfo: execution,
  txHash: row.txHash,
  safeAppInfo: row.safeAppInfo,
  note: row.note,
})

async function findRow(
  context: ChainOnlyContext,
  chain: Chain,
  safe: Address,
  past: Past,
  id: string,
): Promise<TransactionDetails | null> {
  const isIt = (row: Transaction) => row.id.toLowerCase() === id.toLowerCase()
  if (past.creation) {
    const row = creationRow(safe, past.creation, await readBlockTime(chain, past.creation.blockNumber))
    if (isIt(row)) return details(safe, row, null, null)
  }
  for (const move of past.moves) {
    if (!id.toLowerCase().endsWith(`_${move.id}`)) continue
    const tokens = await readTokens(chain, move.token ? [move.token] : [])
    const trusted = trustedOf(context, chain)
    const row = moveRow(safe, move, tokens, trusted, await readBlockTime(chain, move.blockNumber))
    return { ...details(safe, row, null, null), transfers: [movedAsset(safe, move, tokens, trusted)] }
  }
  for (const called of past.modules) {
    const tokens = await tokensInCall(chain, called.call)
    const row = moduleRow(safe, called, tokens, await readBlockTime(chain, called.blockNumber))
    if (!isIt(row)) continue
    const data = called.call ? toTransactionData(called.call, tokens, chain.nativeCurrency) : null
    return details(safe, row, data, row.executionInfo?.type === 'MODULE' ? row.executionInfo : null)
  }
  return null
}

const Receipt = z.object({ gasUsed: z.string(), effectiveGasPrice: z.optional(z.string()) })

async function readFee(chain: Chain, hash: Hex): Promise<bigint> {
  const { data } = Receipt.safeParse(await rpcRequest(chain, 'eth_getTransactionReceipt', [hash]))
  return data?.effectiveGasPrice === undefined
    ? 0n
    : parseQuantity(data.gasUsed) * parseQuantity(data.effectiveGasPrice)
}
