import type { Chain } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import { compareOwnerPlan } from '@countersign/safe/checks'
import { draftOf } from '../../data/chain-access/draftOf.ts'
import type { Draft } from '../../data/drafts/draftStore.ts'

/**
 * The draft of a change of owners with the calls that lead from the owners of now to the owners that were chosen.
 * @param state the account as the chain has it
 * @returns null where its calls are those already, and where no calls lead there: the checks say so
 * @throws where a batch is needed and no contract for it is known
 */
export async function replanOwners(
  draft: Draft,
  chain: Chain,
  state: Pick<ChainState, 'owners' | 'threshold' | 'version'>,
): Promise<Draft | null> {
  const { safe, transaction, owners } = draft
  if (owners === undefined) return null
  const plan = compareOwnerPlan({ account: safe, target: owners.target, now: state, transaction })
  if (plan.kind !== 'other') return null
  const address = { value: safe, name: null, logoUri: null }
  const account = { address, version: state.version }
  const planned = await draftOf(plan.calls, { chain, safe: account, nonce: transaction.nonce, safeTxGas: null })
  return { ...draft, transaction: planned }
}
