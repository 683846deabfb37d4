import type { Address } from '@countersign/safe/light'
import { encodeAbiParameters, hexToBigInt, type PublicClient } from 'viem'
import type { ChainConfig } from '../config/chainConfig.ts'
import type { ChainReader } from '../context.ts'
import { estimateSafeTxGas } from './estimateSafeTxGas.ts'
import { ethCall } from './ethCall.ts'
import { readFiatCodes, readPrices } from './readPrices.ts'
import { readSafes } from './readSafes.ts'
import { readApprovedHash, readIsValidSignature } from './readSignatures.ts'
import { readTokenMetadata } from './readTokenMetadata.ts'

const BALANCE_OF = '0x70a08231'

/** Everything the service asks a chain besides its events. */
export function createChainReader(config: ChainConfig, client: PublicClient): ChainReader {
  const { prices } = config
  return {
    async readSafe(address, blockNumber) {
      return (await readSafes(client, [address], blockNumber)).get(address) ?? null
    },
    readSafes: (addresses, blockNumber) => readSafes(client, addresses, blockNumber),
    isValidSignature: (owner, hash, preimage, signature) =>
      readIsValidSignature(client, owner, hash, preimage, signature),
    approvedHash: (safe, owner, hash) => readApprovedHash(client, safe, owner, hash),
    async balances(safe, tokens) {
      const [native, ...found] = await Promise.all([
        client.request({ method: 'eth_getBalance', params: [safe, 'latest'] }),
        ...tokens.map((token) => readBalance(client, token, safe)),
      ])
      const known = tokens.flatMap((token, index): [Address, bigint][] => {
        const balance = found[index]
        return balance === null || balance === undefined ? [] : [[token, balance]]
      })
      return { native: hexToBigInt(native), tokens: new Map(known) }
    },
    prices: async (tokens, fiat) => (prices ? readPrices(client, prices.address, tokens, fiat) : new Map()),
    fiatCodes: async () => (prices ? readFiatCodes(client, prices.address) : []),
    tokenMetadata: (address) => readTokenMetadata(client, address),
    tokensMetadata: (addresses) => Promise.all(addresses.map((address) => readTokenMetadata(client, address))),
    estimateSafeTxGas: (safe, call) => estimateSafeTxGas(client, safe, call),
  }
}

async function readBalance(client: PublicClient, token: Address, safe: Address): Promise<bigint | null> {
  const parameters = encodeAbiParameters([{ type: 'address' }], [safe])
  const answer = await ethCall(client, token, `${BALANCE_OF}${parameters.slice(2)}`)
  return answer && answer.length === 66 ? hexToBigInt(answer) : null
}
