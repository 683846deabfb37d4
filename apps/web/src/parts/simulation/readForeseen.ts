import type { Chain } from '@countersign/api'
import { encodeCall, parseHex, parseQuantity, readUint } from '@countersign/chain-client/reads'
import { keyOfMove, mergeMoves, movesOf, MAX_UINT256, type Flow, type Move } from '@countersign/describe/transaction'
import { type Address, isSameAddress } from '@countersign/primitives'
import type { CreationData, SafeTransactionData } from '@countersign/safe'
import { simulate, SimulationError, type SimulationResult } from '@countersign/simulation'
import { readHoldings } from '../../data/chain-access/readHoldings.ts'
import { rpcRequest } from '../../data/rpc/rpcRequest.ts'
import { creationCallOf } from './creationCallOf.ts'
import { evmInWorker } from './evmInWorker.ts'
import type { Predicted, Held, Permission, Position } from './Predicted.ts'
import { pageRpc } from './pageRpc.ts'
import type { Earlier } from './readEarlier.ts'

export type ForeseenInput = {
  readonly chain: Chain
  readonly safe: Address
  readonly transaction: SafeTransactionData
  /** What the calls say, for chains where no test run is possible. */
  readonly flows: readonly Flow[]
  /** The test run at the account's nonce; null if there is none. */
  readonly run: SimulationResult | null
  /** The block of the review, for balances without a test run. */
  readonly block: bigint
  /** The creation data of an account that is not deployed yet. */
  readonly creation?: CreationData | undefined
  /** The account's nonce. */
  readonly nonce: bigint
  readonly executor: Address | null
  /** The wallet that can execute it now; null if none can. */
  readonly payer: Address | null
  /** The transactions before it; null if the queue could not be read. */
  readonly earlier: Earlier | null
}

/** One run has them all; more would take too long. */
const MOST_EARLIER = 20

/** The figures of a transaction at its place in the queue. Load this file with `import()`. */
export async function readForeseen(input: ForeseenInput, signal?: AbortSignal): Promise<Predicted> {
  const { chain, safe, transaction, flows, run, block, nonce, payer, earlier } = input
  const placed =
    transaction.nonce === nonce || run === null
      ? { position: aloneWith(earlier), run: null, before: [] }
      : await runInPlace(input, signal)
  const result = placed.run ?? run
  const isRun = result !== null && result.success && result.innerSuccess !== false
  const moves = isRun ? movesOfRun(result) : movesOf(safe, flows)
  const at = result?.block.number ?? block
  const [held, permissions, fee] = await Promise.all([
    readHeld(chain, [...moves, ...movesOf(safe, flows)], placed.before, at),
    isRun ? readPermissions(chain, safe, result, at) : null,
    payer === null || result === null || transaction.nonce !== nonce ? null : readFee(chain, payer, result.gasUsed, at),
  ])
  return {
    position: transaction.nonce === nonce ? { kind: 'next' } : placed.position,
    block: at,
    at: Date.now(),
    source: isRun ? 'run' : 'calls',
    moves,
    held,
    permissions,
    changes: isRun ? changesOfRun(safe, result) : [],
    fee,
  }
}

type Placed = { readonly position: Position; readonly run: SimulationResult | null; readonly before: readonly Move[] }

const aloneWith = (earlier: Earlier | null): Position =>
  earlier === null
    ? { kind: 'alone', cause: 'unread', nonces: [] }
    : { kind: 'alone', cause: 'missing', nonces: earlier.missing }

/** Runs the transactions before it and then itself, in one run, and adds up what the earlier ones move. */
async function runInPlace(
  { chain, safe, transaction, executor, earlier, creation }: ForeseenInput,
  signal?: AbortSignal,
): Promise<Placed> {
  if (earlier === null || earlier.missing.length > 0) return { position: aloneWith(earlier), run: null, before: [] }
  const nonces = earlier.transactions.map((one) => one.nonce)
  if (nonces.length > MOST_EARLIER) return { position: { kind: 'alone', cause: 'many', nonces }, run: null, before: [] }
  try {
    const run = await simulate(
      {
        chainId: BigInt(chain.chainId),
        safe,
        transaction,
        before: earlier.transactions.map((one) => ({ transaction: one })),
        ...(executor === null ? {} : { executor }),
        ...(creation ? { creation: creationCallOf(creation) } : {}),
      },
      pageRpc(chain, signal),
      { runEvm: evmInWorker(signal) },
    )
    return { position: { kind: 'after', nonces }, run, before: mergeMoves(run.earlier.flatMap(movesOfRun)) }
  } catch (error) {
    if (signal?.aborted || !(error instanceof SimulationError)) throw error
    const failing = error.nonce === null ? nonces : [error.nonce]
    return { position: { kind: 'alone', cause: 'fails', nonces: failing }, run: null, before: [] }
  }
}

/** What one transaction of the test run moves. */
export const movesOfRun = ({ deltas }: Pick<SimulationResult, 'deltas'>): Move[] =>
  mergeMoves(
    deltas.map((delta) => ({
      owner: delta.owner,
      token: delta.kind === 'native' ? null : delta.token,
      tokenId: 'tokenId' in delta ? delta.tokenId : null,
      amount: delta.amount,
    })),
  )

/** Balances on the chain, with what the transactions before it move. */
async function readHeld(chain: Chain, moves: readonly Move[], before: readonly Move[], block: bigint): Promise<Held[]> {
  const wanted = [
    ...new Map(moves.filter(({ tokenId }) => tokenId === null).map((move) => [keyOfMove(move), move])).values(),
  ]
  const balanceOf = await readHoldings(chain, wanted, block)
  const earlier = new Map(before.map((move) => [keyOfMove(move), move.amount]))
  return wanted.flatMap((move): Held[] => {
    const read = balanceOf(move.owner, move.token)
    const { owner, token } = move
    return read?.ok === true ? [{ owner, token, value: read.value + (earlier.get(keyOfMove(move)) ?? 0n) }] : []
  })
}

const ALLOWANCE = '0xdd62ed3e'

function readPermissions(chain: Chain, safe: Address, run: SimulationResult, block: bigint): Promise<Permission[]> {
  return Promise.all(
    run.tokenApprovals
      .filter(({ owner }) => isSameAddress(owner, safe))
      .map(async (approval): Promise<Permission> => {
        const { token, spender } = approval
        if (approval.kind === 'erc20') {
          const before = await readAllowance(chain, { token, owner: safe, spender }, block).catch(() => null)
          const amount = approval.amount === MAX_UINT256 ? null : approval.amount
          return { token, spender, amount, tokenId: null, before }
        }
        if (approval.kind === 'erc721') return { token, spender, amount: 1n, tokenId: approval.tokenId, before: null }
        return { token, spender, amount: approval.approved ? null : 0n, tokenId: null, before: null }
      }),
  )
}

type Allowance = { readonly token: Address; readonly owner: Address; readonly spender: Address }

async function readAllowance(chain: Chain, { token, owner, spender }: Allowance, block: bigint): Promise<bigint> {
  const data = encodeCall(ALLOWANCE, owner, spender)
  return readUint(parseHex(await rpcRequest(chain, 'eth_call', [{ to: token, data }, `0x${block.toString(16)}`])))
}

const changesOfRun = (safe: Address, { writes }: SimulationResult): Predicted['changes'] =>
  writes.known ? writes.value.flatMap((one) => (isSameAddress(one.account, safe) ? one.changes : [])) : []

/** The fee at the node's gas price now. The test run uses a little less gas than the execution with signatures. */
async function readFee(chain: Chain, payer: Address, gas: bigint, block: bigint): Promise<Predicted['fee']> {
  const at = `0x${block.toString(16)}`
  try {
    const [price, held] = await Promise.all([
      rpcRequest(chain, 'eth_gasPrice', []).then(parseQuantity),
      rpcRequest(chain, 'eth_getBalance', [payer, at]).then(parseQuantity, () => null),
    ])
    return { payer, cost: price * gas, held }
  } catch {
    return null
  }
}
