import type { Chain } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import { planModuleRemoval } from '@countersign/safe'
import { draftOf } from '../../data/chain-access/draftOf.ts'
import type { Draft } from '../../data/drafts/draftStore.ts'

/**
 * The draft of a removal of modules with the calls for the list of modules as it is now: the contract asks for the one before. Load
 * this file with `import()`.
 * @returns null where its calls are those already
 * @throws SafeError `modules/missing` where one of them is no module any more
 */
export async function replanRemoval(
  draft: Draft,
  chain: Chain,
  { modules, version }: Pick<ChainState, 'modules' | 'version'>,
): Promise<Draft | null> {
  const { safe, transaction, removedModules = [] } = draft
  const calls = planModuleRemoval(safe, modules, removedModules)
  const account = { address: { value: safe, name: null, logoUri: null }, version }
  const planned = await draftOf(calls, { chain, safe: account, nonce: transaction.nonce, safeTxGas: null })
  const isSame = planned.to === transaction.to && planned.data.toLowerCase() === transaction.data.toLowerCase()
  return isSame ? null : { ...draft, transaction: planned }
}
