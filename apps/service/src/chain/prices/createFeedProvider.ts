import { priceFeedAbi } from '@countersign/chains'
import { type Address, formatUnits } from '@countersign/primitives'
import { decodeFunctionResult, encodeFunctionData, hexToString, stringToHex, type PublicClient } from 'viem'
import type { PriceSourceOf } from '../../config/PriceSources.ts'
import { ethCall } from '../rpc/ethCall.ts'
import { isRecent } from './isRecent.ts'
import type { PriceProvider } from './PriceProvider.ts'

const FEED_DECIMALS = 8
const ONE = 10n ** BigInt(FEED_DECIMALS)

/** Prices of a feed contract. Tokens without a recent price are absent. */
export function createFeedProvider(
  client: PublicClient,
  { address: feed, maxAgeSeconds }: PriceSourceOf<'feed'>,
  clock: () => number,
): PriceProvider {
  const isUsable = ([value, updatedAt]: readonly [bigint, bigint]) =>
    value > 0n && (maxAgeSeconds === undefined || isRecent(updatedAt, maxAgeSeconds, clock()))

  async function read(data: `0x${string}`, functionName: 'priceOf' | 'rateOf'): Promise<bigint> {
    const answer = await ethCall(client, feed, data)
    if (!answer || answer === '0x') return 0n
    const [value, updatedAt] = decodeFunctionResult({ abi: priceFeedAbi, functionName, data: answer })
    return isUsable([value, updatedAt]) ? value : 0n
  }

  const readPrice = (token: Address) =>
    read(encodeFunctionData({ abi: priceFeedAbi, functionName: 'priceOf', args: [token] }), 'priceOf')
  const readRate = (fiat: string) => {
    const code = stringToHex(fiat.slice(0, 31), { size: 32 })
    return read(encodeFunctionData({ abi: priceFeedAbi, functionName: 'rateOf', args: [code] }), 'rateOf')
  }

  return {
    async prices(tokens, fiat) {
      const [rate = 0n, ...prices] = await Promise.all([
        fiat === 'USD' ? ONE : readRate(fiat),
        ...tokens.map(readPrice),
      ])
      const found = tokens.flatMap((token, index): [Address, string][] => {
        const price = prices[index] ?? 0n
        return price > 0n && rate > 0n ? [[token, formatUnits(price * rate, FEED_DECIMALS * 2, { group: false })]] : []
      })
      return new Map(found)
    },
    async currencies() {
      const data = encodeFunctionData({ abi: priceFeedAbi, functionName: 'currencies' })
      const answer = await ethCall(client, feed, data)
      if (!answer || answer === '0x') return ['USD']
      const codes = decodeFunctionResult({ abi: priceFeedAbi, functionName: 'currencies', data: answer })
      const others = codes.map((code) => hexToString(code).replaceAll('\0', '')).filter((code) => code !== 'USD')
      return ['USD', ...others]
    },
  }
}
