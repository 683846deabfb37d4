import { hexToBigInt, type PublicClient } from 'viem'
import type { ChainConfig } from '../../config/ChainConfig.ts'
import type { Address, Hex } from '@countersign/primitives'
import { createBalanceReader } from './createBalanceReader.ts'
import { estimateSafeTxGas } from './estimateSafeTxGas.ts'
import { createPriceReader } from '../prices/createPriceReader.ts'
import { type ChainSafeState, readSafes } from './readSafes.ts'
import { readApprovedHash, readIsValidSignature } from './readIsValidSignature.ts'
import { readTokenMetadata, type TokenMetadata } from './readTokenMetadata.ts'

export type ChainReader = {
  /** Null when there is no Safe at the address. Throws when the chain cannot be reached. */
  readSafe(address: Address, blockNumber?: number): Promise<ChainSafeState | null>
  /** Reads many accounts in one batch; addresses without a Safe are absent. */
  readSafes(addresses: readonly Address[], blockNumber?: number): Promise<Map<Address, ChainSafeState>>
  /** EIP-1271 on `owner`, with both magic values: the hash for `bytes32`, the preimage for the legacy `bytes`. */
  isValidSignature(owner: Address, hash: Hex, preimage: Hex, signature: Hex): Promise<boolean>
  /** `approvedHashes(owner, hash) != 0` on the account. */
  approvedHash(safe: Address, owner: Address, hash: Hex): Promise<boolean>
  /** Wei, and base units of every token that answers `balanceOf`. */
  balances(safe: Address, tokens: readonly Address[]): Promise<{ native: bigint; tokens: Map<Address, bigint> }>
  /** Price of one whole token in `fiat` as a decimal string; the zero address is the native coin. Unpriced tokens are absent. */
  prices(tokens: readonly Address[], fiat: string): Promise<Map<Address, string>>
  /** Upper-case currency codes, USD first; empty without a price source. */
  fiatCodes(): Promise<string[]>
  tokenMetadata(address: Address): Promise<TokenMetadata>
  tokensMetadata(addresses: readonly Address[]): Promise<TokenMetadata[]>
  /** Gas of the inner call by `requiredTxGas`, needed below 1.3.0 only. Null when the inner call reverts. */
  estimateSafeTxGas(
    safe: Address,
    call: { to: Address; value: bigint; data: Hex; operation: 0 | 1 },
  ): Promise<bigint | null>
}

/** Everything the service reads from a chain besides logs. */
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
