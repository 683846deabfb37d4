import { decodeSafeCall, type LogPosition, type SafeCall, type SafeLog } from '@countersign/ledger'
import { hashSafeTransaction, isVersionBelow, parseSignatures, recoverSignature } from '@countersign/safe'
import { type Address, checksumAddress, type Hex } from '@countersign/primitives'
import { slice } from 'viem'
import type { IndexedAccount } from '../../db/schema/IndexedAccount.ts'
import { type CallFrame, visitFrames } from './decode/CallFrame.ts'
import type { ChainTransaction } from './decode/ChainTransaction.ts'
import { recoverQuickly } from './recoverConfirmations.ts'

/** The first log index of rows without a log; no block has that many logs. */
export const FIRST_SILENT_INDEX = 1_000_000_000

const CHANGE_MASTER_COPY = '0x7de7edef'
const APPROVE_HASH = '0xd4d9bdcd'

/**
 * Actions of a 1.0.0 account that emitted no event, as the events of later versions: successful executions, module calls, approvals and
 * changes of the master copy. Read from the frames of a trace, otherwise from the transaction itself.
 */
export async function findSilentLogs(
  chainId: string,
  transaction: ChainTransaction,
  trace: CallFrame | undefined,
  logs: readonly SafeLog[],
  accounts: ReadonlyMap<Address, IndexedAccount>,
): Promise<SafeLog[]> {
  const found: SafeLog[] = []
  const next = new Map<Address, number>()
  const failed = new Set(logs.flatMap((log) => (log.name === 'executionFailed' ? [`${log.safe} ${log.hash}`] : [])))
  for (const { account, caller, input, output } of callsTo(accounts, trace ?? frameOf(transaction))) {
    const safe = account.address
    const position: LogPosition & { safe: Address } = {
      safe,
      blockNumber: transaction.blockNumber,
      transactionHash: transaction.hash,
      logIndex: FIRST_SILENT_INDEX + found.length,
    }
    const selector = input.slice(0, 10)
    if (selector === CHANGE_MASTER_COPY && caller === safe && input.length >= 74)
      found.push({ ...position, name: 'changedMasterCopy', singleton: checksumAddress(slice(input, 16, 36)) })
    if (selector === APPROVE_HASH && account.owners.includes(caller) && input.length >= 74)
      found.push({ ...position, name: 'approveHash', hash: slice(input, 4, 36), owner: caller })
    const call = decodeSafeCall(safe, caller, input)
    if (call?.kind === 'module' && account.modules.includes(call.module)) {
      const name = isFalse(output) ? 'executionFromModuleFailure' : 'executionFromModuleSuccess'
      found.push({ ...position, name, module: call.module })
    }
    if (call?.kind !== 'execution') continue
    const proven = await findSilentNonce(chainId, account, call, next.get(safe) ?? account.nonce)
    if (!proven) continue
    next.set(safe, proven.nonce + 1)
    if (!failed.has(`${safe} ${proven.hash}`))
      found.push({ ...position, name: 'executionSuccess', hash: proven.hash, payment: 0n })
  }
  return found
}

type AccountCall = { account: IndexedAccount; caller: Address; input: Hex; output: string | undefined }

/** Calls to accounts that do not log all their calls, in the order of their start. */
function callsTo(accounts: ReadonlyMap<Address, IndexedAccount>, root: CallFrame): AccountCall[] {
  const found: AccountCall[] = []
  visitFrames(root, ({ type, from, to, input, output }) => {
    const account = to && type === 'CALL' ? accounts.get(checksumAddress(to)) : undefined
    if (account?.version && isVersionBelow(account.version, '1.1.0'))
      found.push({ account, caller: checksumAddress(from), input, output })
  })
  return found
}

const isFalse = (output: string | undefined) => output !== undefined && /^0x0{64}$/.test(output)

/** The transaction as a frame, the only one that is known without a trace. */
export function frameOf({ from, to, input, value, succeeded }: ChainTransaction): CallFrame {
  const failure = succeeded ? {} : { error: 'reverted' }
  const data: Hex = input
  return { type: 'CALL', from, ...(to ? { to } : {}), value: `0x${value.toString(16)}`, input: data, ...failure }
}

type ExecutionCall = Extract<SafeCall, { kind: 'execution' }>

/** Searched range: executions without an event before this one, for nodes without traces. */
const AHEAD = 256
const BEHIND = 64

/**
 * The nonce of an execution that no event names: the one for which a signature is an owner's. Null when there is none, and the expected
 * nonce when no signature depends on the hash.
 */
async function findSilentNonce(
  chainId: string,
  account: IndexedAccount,
  call: ExecutionCall,
  expected: number,
): Promise<{ nonce: number; hash: Hex } | null> {
  const { address: safe, version, owners, threshold } = account
  const hashAt = (nonce: number) =>
    hashSafeTransaction({
      chainId: BigInt(chainId),
      safe,
      version: version ?? '1.0.0',
      transaction: { ...call, nonce: BigInt(nonce) },
    })
  const signature = readSignatures(call.signatures, threshold).find(({ kind }) => kind === 'eoa' || kind === 'ethSign')
  if (!signature) return { nonce: expected, hash: hashAt(expected) }
  for (const nonce of noncesFrom(expected)) {
    const hash = hashAt(nonce)
    const recovered = await recoverSignature({ signature, hash, recover: recoverQuickly }).catch(() => null)
    if (recovered && owners.includes(recovered.owner)) return { nonce, hash }
  }
  return null
}

function readSignatures(signatures: Hex, threshold: number) {
  try {
    return parseSignatures(signatures, { count: threshold })
  } catch {
    return []
  }
}

function* noncesFrom(expected: number): Generator<number> {
  for (let ahead = 0; ahead <= AHEAD; ahead += 1) yield expected + ahead
  for (let behind = 1; behind <= Math.min(BEHIND, expected); behind += 1) yield expected - behind
}
