import type { Chain } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import type { Address } from '@countersign/primitives'
import { isVersionBelow } from '@countersign/safe/light'
import type { SetupReads, SetupTarget } from '@countersign/safe/plan'
import { readCodes } from '../../../data/chain-access/readCodes.ts'

/**
 * What a network says about a target, at the block of the account's state: which modules and handler it has, and whether the contract can be
 * upgraded. Load this file with `import()`.
 * @throws Error if a code could not be read
 */
export async function readTarget(
  { chain, safe, state }: { readonly chain: Chain; readonly safe: Address; readonly state: ChainState },
  target: SetupTarget,
): Promise<SetupReads> {
  const addresses = addressesOf(target)
  const codes = await readCodes(chain, addresses, state.block)
  const contracts = new Set<string>()
  for (const address of addresses) {
    const code = codes.isContract(address)
    if (code?.ok === false) throw new Error(code.reason)
    if (code?.value === true) contracts.add(address.toLowerCase())
  }
  return { hasCode: (address) => contracts.has(address.toLowerCase()), upgrade: await readUpgrade() }

  async function readUpgrade() {
    const { version } = target
    const own = state.version.split('+')[0] ?? ''
    if (
      version === 'keep' ||
      state.creation !== undefined ||
      isVersionBelow(own, '1.3.0') ||
      !isVersionBelow(own, version)
    )
      return null
    const { readUpgrades } = await import('../../../parts/contracts/readUpgrades.ts')
    const upgrades = await readUpgrades(chain, safe, state, state.nonce)
    return upgrades.find((one) => one.target === version)?.answer ?? null
  }
}

export const addressesOf = ({ modules, fallbackHandler }: SetupTarget): Address[] => [
  ...(modules === 'keep' ? [] : modules),
  ...(fallbackHandler === 'keep' || fallbackHandler === null ? [] : [fallbackHandler]),
]
