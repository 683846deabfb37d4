import type { ApprovalCandidate, Chain } from '@countersign/api'
import {
  encodeCall,
  parseHex,
  parseQuantity,
  readAddress,
  readDecimals,
  readUint,
  RpcError,
} from '@countersign/chain-client/reads'
import { PERMIT2_ADDRESS } from '@countersign/chains'
import { isUnlimitedAmount } from '@countersign/safe/checks'
import { type Address, type Hex, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import * as z from 'zod/mini'
import { chainUntil } from '../../../../data/rpc/chainUntil.ts'
import { rpcRequest } from '../../../../data/rpc/rpcRequest.ts'
import { type Approval, approvalId } from './Approval.ts'
import { symbolIn } from './symbolIn.ts'

const SELECTOR = {
  allowance: '0xdd62ed3e',
  /** allowance(address owner, address token, address spender) of Permit2 */
  permit2Allowance: '0x927da105',
  balanceOf: '0x70a08231',
  getApproved: '0x081812fc',
  ownerOf: '0x6352211e',
  isApprovedForAll: '0xe985e9c5',
  symbol: '0x95d89b41',
  decimals: '0x313ce567',
} as const

/** Their reads fit one request of most nodes. */
const AT_ONCE = 20

export type ReadApprovals = {
  readonly block: bigint
  readonly approvals: readonly Approval[]
  /** The node answered these with an error, so they may still hold. */
  readonly unread: readonly ApprovalCandidate[]
}

type Reads = {
  readonly safe: Address
  /** The time of the block, epoch seconds. */
  readonly now: bigint
  call(to: Address, data: Hex): Promise<Hex>
  /** Null when the contract refuses the call. */
  ask(to: Address, data: Hex): Promise<Hex | null>
  isContract(address: Address): Promise<boolean>
}

const Block = z.object({ timestamp: z.string() })

/**
 * Reads what the candidates still allow, all at one block. A candidate that the chain does not confirm is left out, so that a source that
 * invents one changes nothing.
 * @throws {RpcError} when the chain does not answer
 */
export async function readApprovals(
  chain: Chain,
  safe: Address,
  candidates: readonly ApprovalCandidate[],
  signal: AbortSignal,
): Promise<ReadApprovals> {
  const until = chainUntil(chain, signal)
  const block = parseQuantity(await rpcRequest(until, 'eth_blockNumber', []))
  const at = `0x${block.toString(16)}`
  const call = async (to: Address, data: Hex) => parseHex(await rpcRequest(until, 'eth_call', [{ to, data }, at]))
  const { timestamp } = Block.parse(await rpcRequest(until, 'eth_getBlockByNumber', [at, false]))
  const reads: Reads = {
    safe,
    now: parseQuantity(timestamp),
    call,
    ask: (to, data) => call(to, data).catch(nullOfRefusal),
    isContract: async (address) => parseHex(await rpcRequest(until, 'eth_getCode', [address, at])) !== '0x',
  }
  const approvals = new Map<string, Approval>()
  const unread: ApprovalCandidate[] = []
  for (let first = 0; first < candidates.length; first += AT_ONCE)
    await Promise.all(
      candidates.slice(first, first + AT_ONCE).map(async (candidate) => {
        const read = await readOne(candidate, reads).catch(nullOfRefusal)
        if (read === null) unread.push(candidate)
        else if (read !== 'none') approvals.set(approvalId(read), read)
      }),
    )
  return { block, approvals: [...approvals.values()], unread }
}

/** A refusal is an answer of the contract. Without an answer of a node nothing is known. */
function nullOfRefusal(error: unknown): null {
  if (error instanceof RpcError && error.code !== null) return null
  throw error
}

function readOne(candidate: ApprovalCandidate, reads: Reads): Promise<Approval | 'none'> {
  switch (candidate.kind) {
    case 'ERC20':
      return readAllowance(candidate, reads)
    case 'PERMIT2':
      return readPermit2(candidate, reads)
    case 'ERC721':
      return readSingle(candidate, reads)
    case 'OPERATOR':
      return readOperator(candidate, reads)
  }
}

async function readAllowance(candidate: ApprovalCandidate, reads: Reads): Promise<Approval | 'none'> {
  const { token, spender } = candidate
  const answer = await reads.call(token, encodeCall(SELECTOR.allowance, reads.safe, spender))
  // An address without code answers with nothing.
  const allowance = answer === '0x' ? 0n : readUint(answer)
  if (allowance === 0n) return 'none'
  const common = await readCommon(candidate, reads)
  const takeable = common.held === null ? null : least(allowance, common.held)
  return { ...common, allowance, isUnlimited: isUnlimitedAmount(allowance), takeable, expiresAt: null }
}

async function readPermit2(candidate: ApprovalCandidate, reads: Reads): Promise<Approval | 'none'> {
  const { token, spender } = candidate
  const [answer, through] = await Promise.all([
    reads.call(PERMIT2_ADDRESS, encodeCall(SELECTOR.permit2Allowance, reads.safe, token, spender)),
    reads.call(token, encodeCall(SELECTOR.allowance, reads.safe, PERMIT2_ADDRESS)),
  ])
  if (answer === '0x') return 'none'
  const [allowance, expiration] = [readUint(answer, 0), readUint(answer, 1)]
  if (allowance === 0n || expiration < reads.now) return 'none'
  const common = await readCommon(candidate, reads)
  // Permit2 takes with its own allowance, so it can pass on no more than that.
  const most = least(allowance, through === '0x' ? 0n : readUint(through))
  return {
    ...common,
    allowance,
    isUnlimited: isUnlimitedAmount(allowance),
    takeable: common.held === null ? null : least(most, common.held),
    expiresAt: Number(expiration) * 1000,
  }
}

async function readSingle(candidate: ApprovalCandidate, reads: Reads): Promise<Approval | 'none'> {
  const { token, tokenId } = candidate
  if (tokenId === null) return 'none'
  // A collection refuses both for a token that no longer exists.
  const [approved, owner] = await Promise.all([
    reads.ask(token, encodeCall(SELECTOR.getApproved, tokenId)),
    reads.ask(token, encodeCall(SELECTOR.ownerOf, tokenId)),
  ])
  if (approved === null || owner === null || approved === '0x' || owner === '0x') return 'none'
  const spender = readAddress(approved)
  if (isSameAddress(spender, ZERO_ADDRESS) || !isSameAddress(readAddress(owner), reads.safe)) return 'none'
  const common = await readCommon({ ...candidate, spender }, reads)
  return { ...common, decimals: null, allowance: null, isUnlimited: false, takeable: 1n, expiresAt: null }
}

async function readOperator(candidate: ApprovalCandidate, reads: Reads): Promise<Approval | 'none'> {
  const { token, spender } = candidate
  const answer = await reads.call(token, encodeCall(SELECTOR.isApprovedForAll, reads.safe, spender))
  if (answer === '0x' || readUint(answer) === 0n) return 'none'
  const common = await readCommon(candidate, reads)
  return { ...common, decimals: null, allowance: null, isUnlimited: true, takeable: common.held, expiresAt: null }
}

async function readCommon(candidate: ApprovalCandidate, { safe, ask, isContract }: Reads) {
  const { kind, token, spender, tokenId, changedAt, blockNumber, transactionHash } = candidate
  const [held, symbol, decimals, hasCode] = await Promise.all([
    ask(token, encodeCall(SELECTOR.balanceOf, safe)),
    ask(token, SELECTOR.symbol),
    ask(token, SELECTOR.decimals),
    isContract(spender),
  ])
  return {
    kind,
    token,
    spender,
    tokenId,
    held: held === null || held.length < 66 ? null : readUint(held),
    symbol: symbolIn(symbol, token),
    decimals: decimals && readDecimals(decimals),
    isContract: hasCode,
    changedAt,
    changedBlock: blockNumber,
    changedBy: transactionHash,
  }
}

const least = (first: bigint, second: bigint): bigint => (first < second ? first : second)
