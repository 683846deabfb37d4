import type { Address } from '@countersign/primitives'
import { type CreationContracts, predictAccount } from '@countersign/safe'

/** The call of the factory for sample owners. The salt is random, so that no existing account has the address. */
export function sampleCreation(contracts: CreationContracts, owners: readonly Address[]) {
  const { call } = predictAccount({ ...contracts, owners, threshold: 1, saltNonce: SALT })
  return { to: contracts.factory, data: call }
}

const SALT = crypto.getRandomValues(new BigUint64Array(1))[0] ?? 1n
