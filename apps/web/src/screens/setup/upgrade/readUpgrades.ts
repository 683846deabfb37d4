import type { Chain } from '@countersign/api'
import { chainPresets } from '@countersign/chains'
import type { Address } from '@countersign/safe/light'
import {
  planUpgrade,
  upgradeCode,
  upgradeTargets,
  type UpgradeAnswer,
  type UpgradeTarget,
} from '@countersign/safe/upgrade'
import { readCodeHashes } from '../../../data/rpc/readCodeHashes.ts'
import { publishedAt } from '@countersign/describe/transaction'
import type { ChainState } from '../../../data/rpc/readChainState.ts'

export type Upgrade = { readonly target: UpgradeTarget; readonly answer: UpgradeAnswer }

/**
 * What an upgrade to each version would do, or why it is not possible; the code of every contract involved is read and compared
 * first. Load this file with `import()`.
 * @param nonce of the transaction that upgrades
 */
export async function readUpgrades(chain: Chain, safe: Address, state: ChainState, nonce: bigint): Promise<Upgrade[]> {
  const account = {
    safe,
    masterCopy: state.masterCopy,
    fallbackHandler: state.fallbackHandler,
    nonce,
    isL2Network: isL2Network(chain),
  }
  const needed = upgradeTargets.flatMap((target) => upgradeCode(account, target))
  const hashes = await readCodeHashes(chain, needed, state.block)
  const book = { find: publishedAt, codeHash: (address: Address) => hashes.get(address.toLowerCase()) }
  return upgradeTargets.map((target) => ({ target, answer: planUpgrade(account, target, book) }))
}

/** The page knows the public networks itself; of others the configuration says it. */
const isL2Network = ({ chainId, l2 }: Chain): boolean =>
  chainPresets.find((preset) => String(preset.chainId) === chainId)?.l2 ?? l2
