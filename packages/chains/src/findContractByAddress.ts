import { safeDeployments } from './generated/deployments.ts'
import type { SafeContractName, SafeDeployment, SafeVersion } from './safeDeployment.ts'

/** A known contract at an address. */
export type KnownContract = { name: SafeContractName; version: SafeVersion; variant: SafeDeployment['variant'] }

let byAddress: Map<string, KnownContract[]> | undefined

/**
 * Which Safe contracts are published at an address. Several versions may share one address when their code is identical.
 *
 * @param address in any letter case
 * @returns empty when the address is not a published Safe contract. The code there must still be compared with the
 * published hash before it is trusted.
 */
export function findContractByAddress(address: string): readonly KnownContract[] {
  byAddress ??= indexDeployments()
  return byAddress.get(address.toLowerCase()) ?? []
}

function indexDeployments(): Map<string, KnownContract[]> {
  const index = new Map<string, KnownContract[]>()
  for (const [version, byName] of entriesOf(safeDeployments))
    for (const [name, deployments] of entriesOf(byName))
      for (const { address, variant, devOnly } of deployments ?? []) {
        if (devOnly) continue
        const key = address.toLowerCase()
        index.set(key, [...(index.get(key) ?? []), { name, version, variant }])
      }
  return index
}

/** Object.entries with the key type kept; the records here have no other keys than their type says. */
function entriesOf<K extends string, V>(record: Partial<Record<K, V>>): [K, V][] {
  return Object.entries(record) as [K, V][]
}
