import { encodeFunctionData, parseUnits, stringToHex, zeroAddress, type Address } from 'viem'
import { devClient, type DevClient } from '../chain/devClient.ts'
import { sendTransaction } from '../chain/sendTransaction.ts'
import { deployerAddress } from '../demo/demoOwners.ts'
import { priceFeedAbi } from '../generated/testAbis.ts'
import { testContractAddresses, type TestContracts } from './testContracts.ts'

/** Decimals of every price and rate. */
const feedDecimals = 8

/** US dollars per whole token; the zero address is the native coin. */
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

/** Sets what has no price or rate yet. */
export async function setDefaultPrices(client: DevClient, contracts: TestContracts): Promise<void> {
  const feed = { address: contracts.priceFeed, abi: priceFeedAbi } as const
  for (const [token, usd] of defaultPrices(contracts)) {
    const [price] = await client.readContract({ ...feed, functionName: 'priceOf', args: [token] })
    if (price === 0n) await setPriceOn(client, contracts.priceFeed, token, usd)
  }
  for (const [code, perUsd] of defaultRates) {
    const args = [currencyCode(code), parseUnits(perUsd, feedDecimals)] as const
    const [rate] = await client.readContract({ ...feed, functionName: 'rateOf', args: [args[0]] })
    if (rate > 0n) continue
    const data = encodeFunctionData({ abi: priceFeedAbi, functionName: 'setRate', args })
    await sendTransaction(client, { from: deployerAddress, to: contracts.priceFeed, data })
  }
}

/**
 * Changes a price in the development feed.
 *
 * @param token zero address = native coin
 * @param usd US dollars per whole token as decimal text, at most 8 decimals
 */
export async function setPrice(rpcUrl: string, token: Address, usd: string): Promise<void> {
  await setPriceOn(devClient(rpcUrl), testContractAddresses().priceFeed, token, usd)
}

async function setPriceOn(client: DevClient, feed: Address, token: Address, usd: string): Promise<void> {
  const data = encodeFunctionData({
    abi: priceFeedAbi,
    functionName: 'setPrice',
    args: [token, parseUnits(usd, feedDecimals)],
  })
  await sendTransaction(client, { from: deployerAddress, to: feed, data })
}

/** ISO 4217 code as the feed keys it: ASCII, left-aligned in 32 bytes. */
const currencyCode = (code: string) => stringToHex(code, { size: 32 })
