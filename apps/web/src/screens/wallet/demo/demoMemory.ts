import type { Address } from '@countersign/primitives'
import * as z from 'zod/mini'

const KEY = 'countersign.demo-wallet'
const Memory = z.object({ authorized: z.array(z.string()), chainIds: z.record(z.string(), z.string()) })
type Memory = z.output<typeof Memory>

export type DemoMemory = {
  isAuthorized(owner: Address): boolean
  authorize(owner: Address): void
  revoke(owner: Address): void
  chainId(owner: Address): string | undefined
  setChainId(owner: Address, chainId: string): void
}

/** The connection of demo wallets, stored so that it survives a reload. Never contains a key. */
export function createDemoMemory(storage: Pick<Storage, 'getItem' | 'setItem'>): DemoMemory {
  const read = (): Memory => {
    try {
      return Memory.parse(JSON.parse(storage.getItem(KEY) ?? ''))
    } catch {
      return { authorized: [], chainIds: {} }
    }
  }
  const write = (memory: Memory) => storage.setItem(KEY, JSON.stringify(memory))
  return {
    isAuthorized: (owner) => read().authorized.includes(owner),
    authorize: (owner) => write({ ...read(), authorized: [...new Set([...read().authorized, owner])] }),
    revoke: (owner) => write({ ...read(), authorized: read().authorized.filter((address) => address !== owner) }),
    chainId: (owner) => read().chainIds[owner],
    setChainId: (owner, chainId) => write({ ...read(), chainIds: { ...read().chainIds, [owner]: chainId } }),
  }
}
