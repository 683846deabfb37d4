import type { SafeState } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import type { Address, Hex } from '@countersign/primitives'

export type AccountSetup = {
  readonly source: 'chain' | 'service'
  readonly block?: bigint
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly nonce: bigint
  readonly version: string | null
  readonly masterCopy: Address
  /** Keccak-256 of the code there; null until the chain has answered. */
  readonly masterCopyHash: Hex | null
  readonly modules: readonly Address[]
  /** The account has more modules than the page read. */
  readonly hasMoreModules?: boolean
  readonly guard: Address | null
  readonly moduleGuard: Address | null
  readonly fallbackHandler: Address | null
}

/** The account's setup from the chain. Until the chain has answered, from the service. */
export function accountSetup(chain: ChainState | undefined, service: SafeState | undefined): AccountSetup | null {
  if (chain) return { ...chain, source: 'chain' }
  if (!service) return null
  return {
    source: 'service',
    owners: service.owners.map(({ value }) => value),
    threshold: service.threshold,
    nonce: BigInt(service.nonce),
    version: service.version,
    masterCopy: service.implementation.value,
    masterCopyHash: null,
    modules: (service.modules ?? []).map(({ value }) => value),
    guard: service.guard?.value ?? null,
    moduleGuard: service.moduleGuard?.value ?? null,
    fallbackHandler: service.fallbackHandler?.value ?? null,
  }
}
