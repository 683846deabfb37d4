import type { Chain } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import type { Address } from '@countersign/primitives'
import { planModuleRemoval } from '@countersign/safe'
import { draftOf } from '../../data/chain-access/draftOf.ts'
import type { Draft } from '../../data/drafts/draftStore.ts'

/**
 * Plans the removal of modules again for the current list, because the call contains the previous module of the list. Load this file with
 * `import()`.
 * @returns null when its calls are unchanged
 * @throws SafeError `modules/missing` when one of them is no longer a module
 */
export async function replanRemoval(
  draft: Draft,
  chain: Chain,
  { modules, version, masterCopy }: Pick<ChainState, 'modules' | 'version' | 'masterCopy'>,
): Promise<Draft | null> {
  const { safe, transaction, removedModules = [] } = draft
  const calls = planModuleRemoval(safe, modules, removedModules)
  const info = (value: Address) => ({ value, name: null, logoUri: null })
  const account = { address: info(safe), version, implementation: info(masterCopy) }
  const planned = await draftOf(calls, { chain, safe: account, nonce: transaction.nonce, safeTxGas: null })
  const isSame = planned.to === transaction.to && planned.data.toLowerCase() === transaction.data.toLowerCase()
  return isSame ? null : { ...draft, transaction: planned }
}
