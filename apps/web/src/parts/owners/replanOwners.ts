import type { Chain } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import type { Address } from '@countersign/primitives'
import { compareOwnerPlan } from '@countersign/safe/checks'
import { draftOf } from '../../data/chain-access/draftOf.ts'
import type { Draft } from '../../data/drafts/draftStore.ts'

/**
 * Plans a change of owners again, with the calls that lead from the current owners to the chosen ones.
 * @param state the account's state on chain
 * @returns null when its calls are unchanged, and when no calls lead there, which the checks report
 * @throws when a batch is needed and no contract for it is known
 */
export async function replanOwners(
  draft: Draft,
  chain: Chain,
  state: Pick<ChainState, 'owners' | 'threshold' | 'version' | 'masterCopy'>,
): Promise<Draft | null> {
  const { safe, transaction, owners } = draft
  if (owners === undefined) return null
  const plan = compareOwnerPlan({ account: safe, target: owners.target, now: state, transaction })
  if (plan.kind !== 'other') return null
  const info = (value: Address) => ({ value, name: null, logoUri: null })
  const account = { address: info(safe), version: state.version, implementation: info(state.masterCopy) }
  const planned = await draftOf(plan.calls, { chain, safe: account, nonce: transaction.nonce, safeTxGas: null })
  return { ...draft, transaction: planned }
}
