import { priceFeedAbi } from '@countersign/chains'
import { formatUnits, type Address } from '@countersign/safe/light'
import { decodeFunctionResult, encodeFunctionData, hexToString, stringToHex, type PublicClient } from 'viem'
import { ethCall } from './ethCall.ts'

const FEED_DECIMALS = 8
const ONE = 10n ** BigInt(FEED_DECIMALS)

/** Prices of one whole token in a currency, from a feed contract. What the feed does not price is absent. */
export async function readPrices(
  client: PublicClient,
  feed: Address,
  tokens: readonly Address[],
  fiat: string,
): Promise<Map<Address, string>> {
  const [rate, ...prices] = await Promise.all([
    readRate(client, feed, fiat.toUpperCase()),
    ...tokens.map((token) => readPrice(client, feed, token)),
  ])
  const result = new Map<Address, string>()
  if (!rate) return result
  for (const [index, token] of tokens.entries()) {
    const price = prices[index]
    if (price) result.set(token, formatUnits(price * rate, FEED_DECIMALS * 2, { group: false }))
  }
  return result
}

export async function readFiatCodes(client: PublicClient, feed: Address): Promise<string[]> {
  const data = encodeFunctionData({ abi: priceFeedAbi, functionName: 'currencies' })
  const answer = await ethCall(client, feed, data)
  if (!answer || answer === '0x') return ['USD']
  const codes = decodeFunctionResult({ abi: priceFeedAbi, functionName: 'currencies', data: answer })
  const others = codes.map((code) => hexToString(code).replaceAll('\0', '')).filter((code) => code !== 'USD')
  return ['USD', ...others]
}

async function readPrice(client: PublicClient, feed: Address, token: Address): Promise<bigint> {
  const data = encodeFunctionData({ abi: priceFeedAbi, functionName: 'priceOf', args: [token] })
  const answer = await ethCall(client, feed, data)
  if (!answer || answer === '0x') return 0n
  return decodeFunctionResult({ abi: priceFeedAbi, functionName: 'priceOf', data: answer })[0]
}

async function readRate(client: PublicClient, feed: Address, fiat: string): Promise<bigint> {
  if (fiat === 'USD') return ONE
  const code = stringToHex(fiat.slice(0, 31), { size: 32 })
  const data = encodeFunctionData({ abi: priceFeedAbi, functionName: 'rateOf', args: [code] })
  const answer = await ethCall(client, feed, data)
  if (!answer || answer === '0x') return 0n
  return decodeFunctionResult({ abi: priceFeedAbi, functionName: 'rateOf', data: answer })[0]
}
