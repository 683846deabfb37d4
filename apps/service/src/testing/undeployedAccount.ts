import { demoOwners } from '@countersign/devchain'
import { chooseCreationContracts, type CreationData, type CreationRecord, predictAccount } from '@countersign/safe'

const [alice, bob, carol] = demoOwners

/** Creation data of an account that no chain has, two of three owners by default. */
export function futureCreation(change: Partial<CreationData> = {}): CreationData {
  const contracts = chooseCreationContracts('1.4.1')
  if (contracts === null) throw new Error('1.4.1 has every contract.')
  const owners = [alice.address, bob.address, carol.address]
  return { ...contracts, owners, threshold: 2, saltNonce: 7_000n, ...change }
}

/** The same as a record, with its address. */
export function undeployedAccount(change: Partial<CreationData> = {}) {
  const creation = futureCreation(change)
  const { factory, singleton, saltNonce } = creation
  const { address, initializer } = predictAccount(creation)
  return { address, factory, singleton, initializer, saltNonce } satisfies CreationRecord & { address: string }
}

/** The body of a registration, as it is sent. */
export function undeployedCreation(change: Partial<CreationData> = {}) {
  const { address: _address, saltNonce, ...record } = undeployedAccount(change)
  return { ...record, saltNonce: String(saltNonce) }
}
