import type { Chain } from '@countersign/api'
import { type Move, tokensFromChain } from '@countersign/describe/transaction'
import { isSameAddress, type Address } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe'
import { simulate, SimulationError, type SimulationResult } from '@countersign/simulation'
import { knownCoin } from '../../../data/chain-access/knownCoin.ts'
import { nativeCoin } from '../../../data/chain-access/nativeCoin.ts'
import { readHoldings } from '../../../data/chain-access/readHoldings.ts'
import { readTokens } from '../../../data/chain-access/readTokens.ts'
import { evmInWorker } from '../../../parts/simulation/evmInWorker.ts'
import { pageRpc } from '../../../parts/simulation/pageRpc.ts'
import type { Earlier } from '../../../parts/simulation/readEarlier.ts'
import { movesOfRun } from '../../../parts/simulation/readForeseen.ts'
import type { Balance, Forecast, ForecastStep } from './Forecast.ts'

type Input = {
  readonly chain: Chain
  readonly safe: Address
  /** The waiting transactions from the account's nonce on. */
  readonly waiting: Earlier
  /** Who executes; null for an owner. */
  readonly executor: Address | null
}

/**
 * Runs the waiting transactions in one test run, each after the ones before, and adds up what the account gains and loses. It assumes that
 * each gets its signatures. Load this file with `import()`.
 * @throws SimulationError when no engine answers
 */
export async function readForecast({ chain, safe, waiting, executor }: Input, signal?: AbortSignal): Promise<Forecast> {
  const gap = waiting.missing[0] ?? null
  const row = waiting.transactions.filter(({ nonce }) => gap === null || nonce < gap)
  const run = (until: number) => runRow({ chain, safe, executor }, row.slice(0, until), signal)
  const ran = await run(row.length).catch((error: unknown) => {
    const failing = error instanceof SimulationError && error.nonce !== null ? error.nonce : null
    const index = row.findIndex(({ nonce }) => nonce === failing)
    // A run ends at the first transaction that fails. A shorter run shows the effects before it.
    if (failing === null || index < 0) throw error
    return run(index + 1)
  })
  const steps = stepsOf(safe, row, ran)
  const assets = assetsOf(steps)
  const block = ran.block.number
  const [balanceOf, facts] = await Promise.all([
    readHoldings(
      chain,
      assets.map((token) => ({ owner: safe, token })),
      block,
    ),
    readTokens(
      chain,
      steps.flatMap(({ moves }) => moves.flatMap(({ token }) => token ?? [])),
      block,
    ),
  ])
  const now = assets.map((token): Balance => {
    const read = balanceOf(safe, token)
    return { token, value: read?.ok === true ? read.value : null }
  })
  const { symbol, decimals } = knownCoin(chain.chainId) ?? nativeCoin(chain)
  return {
    block,
    now,
    steps: withBalances(now, steps),
    gap,
    units: {
      native: { symbol, decimals, isFromService: knownCoin(chain.chainId) === null },
      tokenOf: tokensFromChain(facts),
    },
  }
}

function runRow(
  { chain, safe, executor }: Pick<Input, 'chain' | 'safe' | 'executor'>,
  row: readonly SafeTransactionData[],
  signal?: AbortSignal,
): Promise<SimulationResult> {
  const last = row.at(-1)
  if (!last) throw new RangeError('No transaction waits at the number of the account.')
  return simulate(
    {
      chainId: BigInt(chain.chainId),
      safe,
      transaction: last,
      before: row.slice(0, -1).map((transaction) => ({ transaction })),
      ...(executor === null ? {} : { executor }),
    },
    pageRpc(chain, signal),
    { runEvm: evmInWorker(signal) },
  )
}

type Moved = Omit<ForecastStep, 'after'>

function stepsOf(safe: Address, row: readonly SafeTransactionData[], ran: SimulationResult): Moved[] {
  const ownMoves = (result: Pick<SimulationResult, 'deltas'>): Move[] =>
    movesOfRun(result).filter(({ owner }) => isSameAddress(owner, safe))
  return row.map((transaction, index): Moved => {
    const before = ran.earlier[index]
    if (before)
      return {
        transaction,
        outcome: before.innerSuccess === false ? 'uses-number' : 'runs',
        reason: null,
        moves: ownMoves(before),
      }
    if (index > ran.earlier.length) return { transaction, outcome: 'not-reached', reason: null, moves: [] }
    if (!ran.success) return { transaction, outcome: 'fails', reason: ran.reason, moves: [] }
    return {
      transaction,
      outcome: ran.innerSuccess === false ? 'uses-number' : 'runs',
      reason: null,
      moves: ownMoves(ran),
    }
  })
}

/** The coin, and every token that has balances; collectibles are listed as moves only. */
const assetsOf = (steps: readonly Moved[]): (Address | null)[] => {
  const tokens = steps.flatMap(({ moves }) => moves).flatMap(({ token, tokenId }) => (tokenId === null ? [token] : []))
  return [...new Set([null, ...tokens])]
}

function withBalances(now: readonly Balance[], steps: readonly Moved[]): ForecastStep[] {
  let held = now
  return steps.map((step) => {
    if (step.outcome === 'fails' || step.outcome === 'not-reached') return { ...step, after: [] }
    held = held.map(({ token, value }) => {
      const move = step.moves.find((one) => one.tokenId === null && one.token === token)
      return { token, value: value === null ? null : value + (move?.amount ?? 0n) }
    })
    return { ...step, after: held }
  })
}
