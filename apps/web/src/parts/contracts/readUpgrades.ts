import type { Chain } from '@countersign/api'
import { type ChainState, parseHex } from '@countersign/chain-client/reads'
import { type Address, bytesToHex, type Hex, hexToBytes, keccak256Light } from '@countersign/primitives'
import {
  planUpgrade,
  upgradeCode,
  upgradeTargets,
  type UpgradeAnswer,
  type UpgradeTarget,
} from '@countersign/safe/upgrade'
import { publishedAt } from '@countersign/describe/transaction'
import { attempt, type Read } from '@countersign/safe/checks'
import { isL2Network } from '../../data/chain-access/isL2Network.ts'
import { rpcRequest } from '../../data/rpc/rpcRequest.ts'

export type Upgrade = { readonly target: UpgradeTarget; readonly answer: UpgradeAnswer }

/**
 * Plans an upgrade to each version, or says why it is not possible. The code of every contract involved is read and
 * compared first. Load this file with `import()`.
 * @param nonce of the transaction that upgrades
 */
export async function readUpgrades(chain: Chain, safe: Address, state: ChainState, nonce: bigint): Promise<Upgrade[]> {
  const account = {
    safe,
    masterCopy: state.masterCopy,
    fallbackHandler: state.fallbackHandler,
    nonce,
    isL2Network: isL2Network(chain) ?? false,
  }
  const needed = upgradeTargets.flatMap((target) => upgradeCode(account, target))
  const hashes = await readCodeHashes(chain, needed, state.block)
  const book = { find: publishedAt, codeHash: (address: Address) => hashes.get(address.toLowerCase()) }
  return upgradeTargets.map((target) => ({ target, answer: planUpgrade(account, target, book) }))
}

/**
 * Keccak-256 of the code at each address, all at one block. An address without code has the hash of zero bytes.
 * @returns by address in lower case; a failed read has its reason
 */
async function readCodeHashes(
  chain: Chain,
  addresses: readonly Address[],
  block: bigint,
): Promise<ReadonlyMap<string, Read<Hex>>> {
  const at = `0x${block.toString(16)}`
  const unique = new Set(addresses.map((address) => address.toLowerCase()))
  const read = [...unique].map(async (address): Promise<[string, Read<Hex>]> => {
    const code = await attempt(rpcRequest(chain, 'eth_getCode', [address, at]).then(parseHex))
    return [address, code.ok ? { ok: true, value: bytesToHex(keccak256Light(hexToBytes(code.value))) } : code]
  })
  return new Map(await Promise.all(read))
}
