import type { Chain } from '@countersign/api'
import { type Address, createListeners } from '@countersign/primitives'
import { useSyncExternalStore } from 'react'
import { ensRegistryOf } from './ensRegistryOf.ts'

/** Resolved names by `chainId:address`; null: looked up, and there is none. */
let known: ReadonlyMap<string, string | null> = new Map()
const asked = new Set<string>()
const { subscribe, notify } = createListeners()

const nameOf = (chainId: string, address: Address): string => `${chainId}:${address.toLowerCase()}`

/**
 * The ENS name of an address if it is loaded; otherwise it is looked up once, when the browser is idle. Names replace addresses in
 * sentences, so a registry that only the service names is not used.
 */
export function findReverseName(
  names: ReadonlyMap<string, string | null>,
  chain: Chain,
  address: Address,
): string | null {
  const key = nameOf(chain.chainId, address)
  const name = names.get(key)
  if (name === undefined && !asked.has(key) && ensRegistryOf(chain)?.namedBy === 'bundle') {
    asked.add(key)
    whenIdle(() => void lookUp(chain, address, key))
  }
  return name ?? null
}

export const useReverseNames = (): ReadonlyMap<string, string | null> => useSyncExternalStore(subscribe, () => known)

async function lookUp(chain: Chain, address: Address, key: string): Promise<void> {
  try {
    const { findEnsName } = await import('./ens.ts')
    const name = await findEnsName(chain, address)
    known = new Map(known).set(key, name)
    if (name !== null) notify()
  } catch {
    // When the chain does not answer, the address has no name, and is looked up again next time.
    asked.delete(key)
  }
}

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 300)
