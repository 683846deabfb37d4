import { type CreationData, predictAccount } from '@countersign/safe'
import type { SimulationRequest } from '@countersign/simulation'

/** The call that a simulation runs first for an account that is not deployed. */
export const creationCallOf = (creation: CreationData): NonNullable<SimulationRequest['creation']> => ({
  factory: creation.factory,
  version: creation.version,
  data: predictAccount(creation).call,
})
