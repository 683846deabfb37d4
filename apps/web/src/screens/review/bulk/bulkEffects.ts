import type { Chain } from '@countersign/api'
import { attempt, countedSignatures, type Check } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import { hasFeature } from '../../../data/config/hasFeature.ts'
import { simulationChecks } from '../../../parts/simulation/simulationChecks.ts'
import { withPatience } from '../../../parts/simulation/withPatience.ts'
import { addressBookStore } from '../../../data/storage/addressBook.ts'
import type { Review } from '../model/Review.ts'

type Input = {
  readonly chain: Chain
  readonly sender: Address | null
  /** In the order of their nonces. */
  readonly reviews: readonly Review[]
}

/**
 * The effects of each transaction, simulated in order with the signatures that would be sent. A failed simulation
 * becomes "not checked".
 */
export async function readBulkEffects({ chain, sender, reviews }: Input): Promise<(readonly Check[])[]> {
  const isAutomatic = hasFeature(chain, 'TX_SIMULATION')
  if (!isAutomatic) return reviews.map(() => simulationChecks({ simulated: null, error: null, isAutomatic }))
  const { runSimulation } = await import('../../../parts/simulation/runSimulation.ts')
  const steps = reviews.map(({ reviewed, signatures, state }) => ({
    transaction: reviewed.transaction,
    signers: countedSignatures(signatures)
      .slice(0, state.threshold)
      .map(({ owner }) => owner),
  }))
  const effects: (readonly Check[])[] = []
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
    effects.push(
      simulationChecks(
        run.ok
          ? { simulated: run.value, error: null, isAutomatic }
          : { simulated: null, error: new Error(run.reason), isAutomatic },
      ),
    )
  }
  return effects
}
