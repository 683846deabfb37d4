import type { Chain } from '@countersign/api'
import { attempt, type Read, type SendCost } from '@countersign/safe/checks'
import type { Address, Hex } from '@countersign/primitives'
import type { PublicClient } from 'viem'
import { nativeCoin } from '../../data/chain-access/nativeCoin.ts'
import { coinBound } from '../review/coinBound.ts'
import { isContractCode } from '../../data/rpc/isContractCode.ts'
import { mostPerGas, type Fees } from './feesFor.ts'

type Sent = {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
  /** Gas limit and fees that the wallet receives. */
  readonly gas: bigint
  readonly fees: Fees
}

/** Up to this gas limit the simulation in the page is skipped: it reads the state slot by slot, and the fee bounds the cost. */
const GAS_WITHOUT_TRIAL = 500_000n
const BLOCKS = 4
const ETHER = 10n ** 18n
/** The chain's coin bound is divided by this, so that the limits below, written for ether, scale to cheaper and dearer coins. */
const ETHER_BOUND = 10n
const USUAL_TIP = 3_000_000_000n

/** Reads the values with which gas and fees are compared before a wallet receives them. */
export async function readSendCost(chain: Chain, client: PublicClient, sent: Sent): Promise<SendCost> {
  const { gas, fees, from } = sent
  const perGas = mostPerGas(fees)
  const [market, trial, held] = await Promise.all([
    attempt(readMarket(client)),
    gas > GAS_WITHOUT_TRIAL ? attempt(tryInPage(chain, sent)) : null,
    attempt(client.getBalance({ address: from })),
  ])
  const bound = coinBound(chain.chainId)
  return {
    gas,
    perGas,
    market,
    trial,
    balance: await payingBalance(client, from, held, gas * perGas),
    coin: nativeCoin(chain),
    usualTip: (USUAL_TIP * bound) / ETHER_BOUND,
    largeCost: (bound * ETHER) / 100n,
  }
}

/** A contract as sender holds few coins and does not pay the fee itself. Its code is read only when the balance is too low. */
async function payingBalance(client: PublicClient, from: Address, held: Read<bigint>, cost: bigint) {
  if (held.ok && held.value >= cost * 2n) return held
  const code = await attempt(client.getCode({ address: from }))
  return code.ok && isContractCode(code.value ?? '0x') ? null : held
}

async function readMarket(client: PublicClient): Promise<{ base: bigint; tip: bigint }> {
  const { baseFeePerGas, reward } = await client.getFeeHistory({ blockCount: BLOCKS, rewardPercentiles: [50] })
  return { base: highest(baseFeePerGas), tip: highest((reward ?? []).flat()) }
}

async function tryInPage(chain: Chain, { from, to, data }: Sent): Promise<bigint> {
  const [{ openEvmWorker, trialGas }, { liveRpcUrls, rpcRequest }] = await Promise.all([
    import('@countersign/simulation'),
    import('../../data/rpc/rpcRequest.ts'),
  ])
  const evm = openEvmWorker()
  try {
    const rpc = {
      url: liveRpcUrls(chain)[0] ?? '',
      request: (method: string, params: readonly unknown[]) => rpcRequest(chain, method, params),
    }
    return await trialGas({ chainId: BigInt(chain.chainId), from, to, data }, rpc, evm.run)
  } finally {
    evm.close()
  }
}

const highest = (values: readonly bigint[]): bigint => values.reduce((most, value) => (value > most ? value : most), 0n)
