import { hexToBigInt, type PublicClient } from 'viem'
import type { ChainConfig } from '../config/chainConfig.ts'
import type { ChainReader } from '../context.ts'
import { createBalanceReader } from './createBalanceReader.ts'
import { estimateSafeTxGas } from './estimateSafeTxGas.ts'
import { createPriceReader } from './prices/createPriceReader.ts'
import { readSafes } from './readSafes.ts'
import { readApprovedHash, readIsValidSignature } from './readSignatures.ts'
import { readTokenMetadata } from './readTokenMetadata.ts'

/** Everything the service asks a chain besides its events. */
export function createChainReader(config: ChainConfig, client: PublicClient): ChainReader {
  const prices = createPriceReader(config, client)
  const readBalances = createBalanceReader(client)
  return {
    async readSafe(address, blockNumber) {
      return (await readSafes(client, [address], blockNumber)).get(address) ?? null
    },
    readSafes: (addresses, blockNumber) => readSafes(client, addresses, blockNumber),
    isValidSignature: (owner, hash, preimage, signature) =>
      readIsValidSignature(client, owner, hash, preimage, signature),
    approvedHash: (safe, owner, hash) => readApprovedHash(client, safe, owner, hash),
    async balances(safe, tokens) {
      const [native, found] = await Promise.all([
        client.request({ method: 'eth_getBalance', params: [safe, 'latest'] }),
        readBalances(safe, tokens),
      ])
      return { native: hexToBigInt(native), tokens: found }
    },
    prices: prices.prices,
    fiatCodes: prices.currencies,
    tokenMetadata: (address) => readTokenMetadata(client, address),
    tokensMetadata: (addresses) => Promise.all(addresses.map((address) => readTokenMetadata(client, address))),
    estimateSafeTxGas: (safe, call) => estimateSafeTxGas(client, safe, call),
  }
}
