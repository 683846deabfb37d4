import { encodeFunctionData, parseUnits, stringToHex, zeroAddress, type Address } from 'viem'
import { devClient, type DevClient } from '../chain/devClient.ts'
import { sendTransaction } from '../chain/sendTransaction.ts'
import { deployerAddress } from '../keys/demoOwners.ts'
import { priceFeedAbi } from '../generated/testAbis.ts'
import { callTogether } from './callTogether.ts'
import { testContractAddresses, type TestContracts } from './testContracts.ts'

/** Decimals of every price and rate. */
const feedDecimals = 8

/** US dollars per whole token; the zero address is the native currency. */
const defaultPrices = (contracts: TestContracts): [token: Address, usd: string][] => [
  [zeroAddress, '2450'],
  [contracts.testUsd, '1'],
  [contracts.testDai, '0.9998'],
]

/** Units of the currency per US dollar. */
const defaultRates: [code: string, perUsd: string][] = [
  ['USD', '1'],
  ['EUR', '0.92'],
  ['GBP', '0.79'],
  ['CHF', '0.88'],
  ['JPY', '149.5'],
]

/** Sets missing prices and rates. */
export async function setDefaultPrices(client: DevClient, contracts: TestContracts): Promise<void> {
  const feed = { address: contracts.priceFeed, abi: priceFeedAbi } as const
  const prices = defaultPrices(contracts).map(async ([token, usd]) => {
    const [price] = await client.readContract({ ...feed, functionName: 'priceOf', args: [token] })
    return price === 0n ? [priceCall(token, usd)] : []
  })
  const rates = defaultRates.map(async ([code, perUsd]) => {
    const args = [currencyCode(code), parseUnits(perUsd, feedDecimals)] as const
    const [rate] = await client.readContract({ ...feed, functionName: 'rateOf', args: [args[0]] })
    return rate > 0n ? [] : [encodeFunctionData({ abi: priceFeedAbi, functionName: 'setRate', args })]
  })
  const calls = await Promise.all([...prices, ...rates])
  await callTogether(client, contracts.priceFeed, calls.flat())
}

/**
 * Changes a price in the development feed.
 *
 * @param token zero address for the native currency
 * @param usd US dollars per whole token as decimal text, at most 8 decimals
 * @example
 * await setPrice(rpcUrl, ZERO_ADDRESS, '3000')
 */
export async function setPrice(rpcUrl: string, token: Address, usd: string): Promise<void> {
  const { priceFeed } = testContractAddresses()
  await sendTransaction(devClient(rpcUrl), { from: deployerAddress, to: priceFeed, data: priceCall(token, usd) })
}

const priceCall = (token: Address, usd: string) =>
  encodeFunctionData({ abi: priceFeedAbi, functionName: 'setPrice', args: [token, parseUnits(usd, feedDecimals)] })

/** An ISO 4217 code in the form of the feed's keys: ASCII, left-aligned in 32 bytes. */
const currencyCode = (code: string) => stringToHex(code, { size: 32 })
