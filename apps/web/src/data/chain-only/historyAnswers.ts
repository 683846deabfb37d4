import type { Chain, HistoryItem, MovedAsset, Transaction, TransferInfo } from '@countersign/api'
import type { ApiClient } from '@countersign/api/client'
import {
  contractAddress,
  directionOf,
  tokenOrContractAddress,
  toTransactionInfo,
  unreadInfo,
  type TokenIndex,
} from '@countersign/ledger'
import {
  isSameAddress,
  parseSignatures,
  recoverSignature,
  type Address,
  type Hex,
  type Signature,
} from '@countersign/safe'
import type { ChainState } from '../rpc/readChainState.ts'
import { readAccount } from './readAccount.ts'
import { requireChain, type ChainOnlyContext } from './ChainOnlyContext.ts'
import { readTokens } from './describe/readTokens.ts'
import { tokensOfCalls } from './describe/tokensOfCalls.ts'
import { originOf } from './queueAnswers.ts'
import {
  byPlace,
  readBlockTime,
  readExecutions,
  readModuleCalls,
  type Execution,
  type ModuleCall,
} from './scan/readEvents.ts'
import { readCreation, type Creation } from './scan/readCreation.ts'
import { readMoves, type Move } from './scan/readMoves.ts'

const PAGE = 20

export type Past = {
  readonly executions: readonly Execution[]
  readonly modules: readonly ModuleCall[]
  readonly moves: readonly Move[]
  readonly creation: Creation | null
  readonly state: ChainState
}

/** History from logs, as far back as they were read. */
export function historyAnswers(context: ChainOnlyContext): Pick<ApiClient, 'getHistory'> {
  return {
    async getHistory({ params: { chainId, safe }, query }) {
      const chain = requireChain(context, chainId)
      const past = await readPast(context, chain, safe)
      const groups = groupsOf(past)
      const offset = Number(new URLSearchParams(query?.cursor ?? '').get('offset') ?? 0)
      const shown = groups.slice(offset, offset + PAGE)
      const rows = await rowsOf(context, chain, safe, past, shown)
      const timeZone = query?.timezone ?? 'UTC'
      const link = (at: number) => `http://chain.only/?cursor=${encodeURIComponent(`limit=${PAGE}&offset=${at}`)}`
      return {
        // As the service counts: the creation is a row and no transaction.
        count: past.creation ? groups.length - 1 : groups.length,
        next: offset + PAGE < groups.length ? link(offset + PAGE) : null,
        previous: offset > 0 ? link(Math.max(0, offset - PAGE)) : null,
        results: withDays(rows, timeZone),
      }
    },
  }
}

export async function readPast(context: ChainOnlyContext, chain: Chain, safe: Address): Promise<Past> {
  const [record, state] = await Promise.all([context.history.refresh(chain, safe), readAccount(chain, safe)])
  const account = { chain, safe, version: state.version, nonce: state.nonce }
  const [executions, creation] = await Promise.all([readExecutions(record, account), readCreation(chain, safe, record)])
  return { executions, creation, state, modules: readModuleCalls(record, safe), moves: readMoves(record.logs, safe) }
}

type Group = {
  readonly transactionHash: Hex
  readonly blockNumber: number
  readonly executions: readonly Execution[]
  readonly modules: readonly ModuleCall[]
  readonly moves: readonly Move[]
  readonly creation: Creation | null
}

/** What one Ethereum transaction did: what owners signed, else what modules did, else what arrived. Newest first. */
function groupsOf({ executions, modules, moves, creation }: Past): Group[] {
  const hashes = new Map([...executions, ...modules, ...moves].map((one) => [one.transactionHash, one.blockNumber]))
  const groups = [...hashes].map(([transactionHash, blockNumber]): Group => {
    const own = executions.filter((one) => one.transactionHash === transactionHash)
    const acted = own.length > 0 ? [] : modules.filter((one) => one.transactionHash === transactionHash)
    const moved = own.length + acted.length > 0 ? [] : moves.filter((one) => one.transactionHash === transactionHash)
    return {
      transactionHash,
      blockNumber,
      executions: own.toSorted(byPlace).toReversed(),
      modules: acted.toSorted(byPlace).toReversed(),
      moves: moved.toSorted(byPlace),
      creation: null,
    }
  })
  const sorted = groups.toSorted(
    (first, second) =>
      second.blockNumber - first.blockNumber || (first.transactionHash < second.transactionHash ? 1 : -1),
  )
  const { transactionHash = '0x', blockNumber = 0 } = creation ?? {}
  return creation
    ? [...sorted, { transactionHash, blockNumber, executions: [], modules: [], moves: [], creation }]
    : sorted
}

async function rowsOf(
  context: ChainOnlyContext,
  chain: Chain,
  safe: Address,
  past: Past,
  groups: readonly Group[],
): Promise<Transaction[]> {
  const [calls, held] = await Promise.all([
    tokensOfCalls(
      chain,
      groups.flatMap((group) => [
        ...group.executions.flatMap(({ transaction }) => transaction ?? []),
        ...group.modules.flatMap(({ call }) => call ?? []),
      ]),
    ),
    readTokens(
      chain,
      groups.flatMap(({ moves }) => moves.flatMap(({ token }) => token ?? [])),
    ),
  ])
  const tokens: TokenIndex = new Map([...calls, ...held])
  const listed = trustedOf(context, chain)
  // What owners themselves sent or approved is no stranger's token.
  const used = new Set(past.executions.map(({ transaction }) => transaction?.to.toLowerCase()))
  const trusted = (token: Address) => listed(token) || used.has(token.toLowerCase())
  const rows = await Promise.all(
    groups.map(async (group) => {
      const timestamp = await readBlockTime(chain, group.blockNumber)
      if (group.creation) return [creationRow(safe, group.creation, timestamp)]
      const executed = group.executions.map(async (execution) => {
        const kept = await context.proposals.find({ chainId: chain.chainId, safeTxHash: execution.safeTxHash })
        return {
          ...(await executionRow(safe, execution, past.state, tokens, timestamp)),
          ...originOf(kept?.origin ?? null),
        }
      })
      return [
        ...(await Promise.all(executed)),
        ...group.modules.map((call) => moduleRow(safe, call, tokens, timestamp)),
        ...group.moves.map((move) => moveRow(safe, move, tokens, trusted, timestamp)),
      ]
    }),
  )
  return rows.flat()
}

const bare = { safeAppInfo: null, note: null }

export async function executionRow(
  safe: Address,
  execution: Execution,
  state: ChainState,
  tokens: TokenIndex,
  timestamp: number,
): Promise<Transaction> {
  const { transaction, safeTxHash, failed, transactionHash } = execution
  const signers = await signersOf(execution)
  return {
    id: `multisig_${safe}_${safeTxHash}`,
    timestamp,
    txHash: transactionHash,
    txStatus: failed ? 'FAILED' : 'SUCCESS',
    txInfo: transaction
      ? toTransactionInfo({ safe, ...transaction, refund: transaction }, tokens)
      : unreadInfo(safe, 'Executed. What it called could not be read from the chain: the singleton logs hashes alone.'),
    executionInfo: {
      type: 'MULTISIG',
      nonce: Number(transaction?.nonce ?? 0n),
      confirmationsRequired: execution.threshold ?? (signers.length || state.threshold),
      confirmationsSubmitted: signers.length,
      missingSigners: null,
    },
    ...bare,
  }
}

/** Whose signatures the chain accepted. */
export async function signersOf({ signatures, safeTxHash, threshold }: Execution): Promise<Signature[]> {
  if (signatures === '0x') return []
  try {
    const parsed = parseSignatures(signatures, threshold === null ? {} : { count: threshold })
    return await Promise.all(parsed.map((signature) => recoverSignature({ signature, hash: safeTxHash })))
  } catch {
    return []
  }
}

export function moduleRow(safe: Address, called: ModuleCall, tokens: TokenIndex, timestamp: number): Transaction {
  const { transactionHash, logIndex, failed, call, module } = called
  return {
    id: `module_${safe}_i${transactionHash.slice(2)}${logIndex}`,
    timestamp,
    txHash: transactionHash,
    txStatus: failed ? 'FAILED' : 'SUCCESS',
    txInfo: call
      ? toTransactionInfo({ safe, ...call }, tokens)
      : unreadInfo(
          safe,
          'A module acted. What it called could not be read from the chain: the singleton does not log it.',
        ),
    executionInfo: { type: 'MODULE', address: contractAddress(module) },
    ...bare,
  }
}

type IsTrusted = (token: Address) => boolean
export function trustedOf(context: ChainOnlyContext, chain: Chain): IsTrusted {
  const listed = context.tokensOf(chain.chainId)
  return (token) => listed.some((one) => isSameAddress(one, token))
}

export const moveRow = (
  safe: Address,
  move: Move,
  tokens: TokenIndex,
  isTrusted: IsTrusted,
  timestamp: number,
): Transaction => ({
  id: `transfer_${safe}_${move.id}`,
  timestamp,
  txHash: move.transactionHash,
  txStatus: 'SUCCESS',
  txInfo: { type: 'Transfer', humanDescription: null, ...movement(safe, move, tokens, isTrusted) },
  executionInfo: null,
  ...bare,
})

export const movedAsset = (safe: Address, move: Move, tokens: TokenIndex, isTrusted: IsTrusted): MovedAsset => ({
  id: move.id,
  ...movement(safe, move, tokens, isTrusted),
})

function movement(safe: Address, move: Move, tokens: TokenIndex, isTrusted: IsTrusted) {
  return {
    sender: tokenOrContractAddress(move.from, tokens),
    recipient: tokenOrContractAddress(move.to, tokens),
    direction: directionOf(safe, move.from, move.to),
    transferInfo: transferInfo(move, tokens, isTrusted),
  } as const
}

function transferInfo({ kind, token, value, amount }: Move, tokens: TokenIndex, isTrusted: IsTrusted): TransferInfo {
  if (kind === 'NATIVE' || token === null) return { type: 'NATIVE_COIN', value }
  const known = tokens.get(token)
  const about = {
    tokenAddress: token,
    tokenName: known?.name || null,
    tokenSymbol: known?.symbol || null,
    logoUri: null,
    trusted: isTrusted(token),
  }
  if (kind === 'ERC20') return { type: 'ERC20', ...about, value, decimals: known?.decimals ?? null, imitation: false }
  const ids = { type: 'ERC721' as const, ...about, tokenId: value.toString() }
  return kind === 'ERC721' ? ids : { ...ids, standard: 'ERC1155', amount }
}

export const creationRow = (safe: Address, creation: Creation, timestamp: number): Transaction => ({
  id: `creation_${safe}`,
  timestamp,
  txHash: creation.transactionHash,
  txStatus: 'SUCCESS',
  txInfo: {
    type: 'Creation',
    humanDescription: null,
    creator: contractAddress(creation.creator),
    transactionHash: creation.transactionHash,
    implementation: creation.masterCopy && contractAddress(creation.masterCopy),
    factory: creation.factory && contractAddress(creation.factory),
    saltNonce: null,
  },
  executionInfo: null,
  ...bare,
})

/** A label over the first row of each day of the reader's time zone. */
function withDays(rows: readonly Transaction[], timeZone: string): HistoryItem[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  let last = ''
  return rows.flatMap((transaction): HistoryItem[] => {
    const day = format.format(transaction.timestamp)
    const label: HistoryItem[] = day === last ? [] : [{ type: 'DATE_LABEL', timestamp: transaction.timestamp }]
    last = day
    return [...label, { type: 'TRANSACTION', transaction, conflictType: 'None' }]
  })
}
