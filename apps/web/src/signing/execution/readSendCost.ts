import type { Chain } from '@countersign/api'
import { attempt, mostPerGas, type Fees, type SendCost } from '@countersign/safe/checks'
import type { Address, Hex } from '@countersign/primitives'
import type { PublicClient } from 'viem'
import { nativeCoin } from '../../data/chain-access/nativeCoin.ts'
import { coinBound } from '../review/coinBound.ts'
import { payingBalance, usualTipOf, type FeeQuote } from './readFeeQuote.ts'

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
const ETHER = 10n ** 18n

/** Adds to a quote what gas and fees are compared with before a wallet receives them. */
export async function readSendCost(
  chain: Chain,
  client: PublicClient,
  { market, held }: Pick<FeeQuote, 'market' | 'held'>,
  sent: Sent,
): Promise<SendCost> {
  const { gas, fees, from } = sent
  const perGas = mostPerGas(fees)
  const [trial, balance] = await Promise.all([
    gas > GAS_WITHOUT_TRIAL ? attempt(tryInPage(chain, sent)) : null,
    payingBalance(client, from, held, gas * perGas),
  ])
  return {
    gas,
    perGas,
    market,
    trial,
    balance,
    coin: nativeCoin(chain),
    usualTip: usualTipOf(chain.chainId),
    largeCost: (coinBound(chain.chainId) * ETHER) / 100n,
  }
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
