import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { MultiSendCall } from '@countersign/safe/light'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { modulesAfter } from './modulesAfter.ts'

/**
 * The calls that remove modules at the end of the account's batch: planned for the list of modules as the chain has it, changed by what the
 * batch does already.
 * @throws Error if the account will not have one of them by then
 */
export async function removalInBatch(
  { chain, key }: { readonly chain: Chain; readonly key: AccountKey },
  removed: readonly Address[],
): Promise<{ readonly calls: readonly MultiSendCall[] }> {
  const [{ planModuleRemoval }, { readChainState }, { batchedCalls }] = await Promise.all([
    import('@countersign/safe'),
    import('../../data/rpc/readChainState.ts'),
    import('../../data/drafts/batchedCalls.ts'),
  ])
  const { modules } = await readChainState(chain, key.safe)
  return { calls: planModuleRemoval(key.safe, modulesAfter(key.safe, modules, batchedCalls(key)), removed) }
}
