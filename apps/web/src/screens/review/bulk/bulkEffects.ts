import type { Chain } from '@countersign/api'
import { attempt, countedSignatures, type Check, type Read } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import { hasFeature } from '../../../data/config/hasFeature.ts'
import { compareSimulations } from '../../../parts/simulation/compareSimulations.ts'
import type { Simulated } from '../../../parts/simulation/Simulated.ts'
import { changedEffects, simulationChecks } from '../../../parts/simulation/simulationChecks.ts'
import { withPatience } from '../../../parts/simulation/withPatience.ts'
import { addressBookStore } from '../../../data/storage/addressBook.ts'
import type { Review } from '../model/Review.ts'

type Input = {
  readonly chain: Chain
  readonly sender: Address | null
  /** In the order of their nonces. */
  readonly reviews: readonly Review[]
  /** The runs that were shown, in the same order. */
  readonly shown: readonly (Simulated | null)[]
}

export type BulkEffects = { readonly checks: readonly Check[]; readonly simulated: Simulated | null }

/**
 * The effects of each transaction, simulated in order with the signatures that would be sent. A failed simulation
 * becomes "not checked", and removes no danger that was shown.
 */
export async function readBulkEffects({ chain, sender, reviews, shown }: Input): Promise<BulkEffects[]> {
  const isAutomatic = hasFeature(chain, 'TX_SIMULATION')
  if (!isAutomatic)
    return reviews.map(() => ({
      checks: simulationChecks({ simulated: null, error: null, isAutomatic }),
      simulated: null,
    }))
  const { runSimulation } = await import('../../../parts/simulation/runSimulation.ts')
  const steps = reviews.map(({ reviewed, signatures, state }) => ({
    transaction: reviewed.transaction,
    signers: countedSignatures(signatures)
      .slice(0, state.threshold)
      .map(({ owner }) => owner),
  }))
  const effects: BulkEffects[] = []
  for (const [index, { reviewed, state, unitOf }] of reviews.entries()) {
    const signers = steps[index]?.signers ?? []
    const run = await attempt(
      withPatience((signal) =>
        runSimulation(
          {
            chain,
            safe: reviewed.safe,
            transaction: reviewed.transaction,
            sender,
            knownAddresses: [...state.owners, ...addressBookStore.get().map(({ address }) => address)],
            unitOf,
            inRow: { before: steps.slice(0, index), signers },
          },
          signal,
        ),
      ),
    )
    effects.push(judge(run, shown[index] ?? null))
  }
  return effects
}

function judge(run: Read<Simulated>, first: Simulated | null): BulkEffects {
  const isAutomatic = true
  if (!run.ok)
    return {
      checks: simulationChecks({ simulated: null, first, error: new Error(run.reason), isAutomatic }),
      simulated: first,
    }
  const simulated = run.value
  const checks = simulationChecks({ simulated, first, error: null, isAutomatic })
  const differences = first ? compareSimulations(first.result, simulated.result) : []
  return { checks: differences.length > 0 ? [...checks, changedEffects(differences)] : checks, simulated }
}
