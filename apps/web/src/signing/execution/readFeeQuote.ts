import type { Chain } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import { attempt, mostPerGas, type FeeBounds, type FeePlan, type Read, usualPerGas } from '@countersign/safe/checks'
import type { PublicClient } from 'viem'
import { nativeCoin } from '../../data/chain-access/nativeCoin.ts'
import { revertReason, explainRevert } from '@countersign/chain-client/review'
import { isContractCode } from '@countersign/chain-client/reads'
import { normalizeWalletError } from '@countersign/connect/core'
import { coinBound } from '../review/coinBound.ts'
import { ExecutionError } from './ExecutionError.ts'
import { feesFor } from './feesFor.ts'
import { walletRequestMessages as messages } from './walletRequestMessages.ts'

type Call = {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
  /** The pending state may already contain the transaction that it replaces; on top of that one it would fail. */
  readonly isReplacement?: boolean
}

type Market = { readonly base: bigint; readonly tip: bigint }

export type FeeQuote = {
  /** Gas limit with a reserve, and the fees of the configuration or the node. */
  readonly suggested: FeePlan
  readonly bounds: FeeBounds
  /** The fees of the newest blocks. */
  readonly market: Read<Market>
  /** Balance of the sender, also of a contract. */
  readonly held: Read<bigint>
}

const BLOCKS = 4
/** The chain's coin bound is divided by this, so that the limits below, written for ether, scale to cheaper and dearer coins. */
const ETHER_BOUND = 10n
const USUAL_TIP = 3_000_000_000n

export const usualTipOf = (chainId: string): bigint => (USUAL_TIP * coinBound(chainId)) / ETHER_BOUND

/**
 * Reads what a transaction needs now, and what is usual.
 * @throws {ExecutionError} `would-revert` when the node says that it would fail
 */
export async function readFeeQuote(chain: Chain, client: PublicClient, call: Call): Promise<FeeQuote> {
  const [estimate, fees, market, block, held] = await Promise.all([
    estimateGas(client, call),
    feesFor(chain, client),
    attempt(readMarket(client)),
    attempt(client.getBlock()),
    attempt(client.getBalance({ address: call.from })),
  ])
  const gas = (estimate * 12n) / 10n
  const balance = await payingBalance(client, call.from, held, gas * mostPerGas(fees))
  return {
    suggested: { gas, fees },
    bounds: {
      estimate,
      blockGasLimit: block.ok ? block.value.gasLimit : null,
      base: block.ok ? (block.value.baseFeePerGas ?? 0n) : null,
      usual: usualOf(chain, market, fees),
      balance: balance?.ok ? balance.value : null,
      coin: nativeCoin(chain),
    },
    market,
    held,
  }
}

/** Networks without a base fee have no market to compare with but the node's own price. */
function usualOf(chain: Chain, market: Read<Market>, fees: FeePlan['fees']): bigint | null {
  if ('gasPrice' in fees) return fees.gasPrice
  return market.ok ? usualPerGas(market.value, usualTipOf(chain.chainId)) : null
}

async function estimateGas(client: PublicClient, { from, to, data, isReplacement = false }: Call): Promise<bigint> {
  const at = isReplacement ? ({ blockTag: 'latest' } as const) : {}
  return client.estimateGas({ account: from, to, data, ...at }).catch((error: unknown) => {
    const reason = revertReason(error)
    if (reason !== null)
      throw new ExecutionError('would-revert', messages.wouldFail({ why: explainRevert(reason) }), error)
    throw normalizeWalletError(error)
  })
}

/** A contract as sender holds few coins and does not pay the fee itself. Its code is read only when the balance is too low. */
export async function payingBalance(client: PublicClient, from: Address, held: Read<bigint>, cost: bigint) {
  if (held.ok && held.value >= cost * 2n) return held
  const code = await attempt(client.getCode({ address: from }))
  return code.ok && isContractCode(code.value ?? '0x') ? null : held
}

async function readMarket(client: PublicClient): Promise<Market> {
  const { baseFeePerGas, reward } = await client.getFeeHistory({ blockCount: BLOCKS, rewardPercentiles: [50] })
  return { base: highest(baseFeePerGas), tip: highest((reward ?? []).flat()) }
}

const highest = (values: readonly bigint[]): bigint => values.reduce((most, value) => (value > most ? value : most), 0n)
