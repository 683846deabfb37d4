import { type Address, formatUnits } from '@countersign/primitives'
import { decodeFunctionResult, encodeFunctionData, parseAbi, type PublicClient } from 'viem'
import type { PriceSourceOf } from '../../config/PriceSources.ts'
import { ethCall } from '../rpc/ethCall.ts'
import { isRecent } from './isRecent.ts'
import type { PriceProvider } from './PriceProvider.ts'

const abi = parseAbi([
  'function latestRoundData() view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)',
  'function decimals() view returns (uint8)',
])
const LATEST = encodeFunctionData({ abi, functionName: 'latestRoundData' })
const DECIMALS = encodeFunctionData({ abi, functionName: 'decimals' })
const FRACTION = 18

/** A value of an aggregator: `answer` / 10^`decimals`. */
type Answer = { answer: bigint; decimals: number }
const ONE: Answer = { answer: 1n, decimals: 0 }

/** Prices of Chainlink aggregators. A missing, outdated or non-positive answer gives no price. */
export function createChainlinkProvider(
  client: PublicClient,
  { feeds, rates, maxAgeSeconds }: PriceSourceOf<'chainlink'>,
  clock: () => number,
): PriceProvider {
  const aggregators = new Map(Object.entries(feeds).map(([token, feed]) => [token.toLowerCase(), feed]))

  async function read(aggregator: Address | undefined): Promise<Answer | null> {
    if (!aggregator) return null
    const [round, decimals] = await Promise.all([
      ethCall(client, aggregator, LATEST),
      ethCall(client, aggregator, DECIMALS),
    ])
    try {
      const [, answer, , updatedAt] = decodeFunctionResult({
        abi,
        functionName: 'latestRoundData',
        data: round ?? '0x',
      })
      if (answer <= 0n || !isRecent(updatedAt, maxAgeSeconds, clock())) return null
      return { answer, decimals: decodeFunctionResult({ abi, functionName: 'decimals', data: decimals ?? '0x' }) }
    } catch {
      return null
    }
  }

  return {
    async prices(tokens, fiat) {
      const known = tokens.filter((token) => aggregators.has(token.toLowerCase()))
      if (known.length === 0) return new Map()
      const [rate, ...answers] = await Promise.all([
        fiat === 'USD' ? ONE : read(rates[fiat]),
        ...known.map((token) => read(aggregators.get(token.toLowerCase()))),
      ])
      const found = known.flatMap((token, index): [Address, string][] => {
        const price = answers[index]
        return price && rate ? [[token, divide(price, rate)]] : []
      })
      return new Map(found)
    },
    currencies: () => Promise.resolve(['USD', ...Object.keys(rates).filter((code) => code !== 'USD')]),
  }
}

function divide(price: Answer, rate: Answer): string {
  const digits = price.answer * 10n ** BigInt(rate.decimals + FRACTION)
  return formatUnits(digits / (rate.answer * 10n ** BigInt(price.decimals)), FRACTION, { group: false })
}
