import { safeDeployments } from './generated/deployments.ts'
import type { SafeContractName, SafeDeployment, SafeVersion } from './SafeDeployment.ts'

/** A known contract at an address. */
export type KnownContract = { name: SafeContractName; version: SafeVersion; variant: SafeDeployment['variant'] }

let byAddress: Map<string, KnownContract[]> | undefined

/**
 * Finds the Safe contracts published at an address. Several versions share one address if their code is identical.
 *
 * @param address in any letter case
 * @returns empty if the address is not a published Safe contract. Callers must still compare the code with the
 * published hash before they trust it.
 * @example
 * findContractByAddress('0x9641d764fc13c8B624c04430C7356C1C7C8102e2') // [{ name: 'MultiSendCallOnly', version: '1.4.1', variant: 'canonical' }]
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

/** Object.entries with the key type kept; the records passed here have no keys besides those of their type. */
function entriesOf<K extends string, V>(record: Partial<Record<K, V>>): [K, V][] {
  return Object.entries(record) as [K, V][]
}
