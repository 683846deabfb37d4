import type { Chain } from '@countersign/api'
import { ApiError } from '@countersign/api/client'
import { RpcError } from '@countersign/chain-client/reads'
import { type Address, errorText } from '@countersign/primitives'
import { api } from '../../data/client/apiClient.ts'
import { readOwners } from '../../data/rpc/readOwners.ts'
import { watchMessages } from './watchMessages.ts'

/** What the service and the chain say about an address to watch. */
export type WatchCheck =
  | { readonly kind: 'account'; readonly owners: number }
  /** Only one of the two answered. */
  | { readonly kind: 'unconfirmed'; readonly sentence: string }
  | { readonly kind: 'refused'; readonly sentence: string }

type Reported = 'yes' | 'no' | { readonly failed: string }

/** Asks the service and the chain whether an address is a Safe. Distinguishes "no" from a missing answer. */
export async function checkWatched(chain: Chain, safe: Address): Promise<WatchCheck> {
  const [service, owners] = await Promise.all([askService(chain, safe), askChain(chain, safe)])
  const network = chain.chainName
  if (Array.isArray(owners)) {
    if (service === 'yes') return { kind: 'account', owners: owners.length }
    const sentence =
      service === 'no'
        ? watchMessages.notIndexed({ network })
        : watchMessages.serviceSilent({ network, reason: failureOf(service) })
    return { kind: 'unconfirmed', sentence }
  }
  if (owners === 'no')
    return {
      kind: 'refused',
      sentence: service === 'yes' ? watchMessages.noSafeContradicted({ network }) : watchMessages.noSafe({ network }),
    }
  const reason = failureOf(owners)
  if (service === 'yes') return { kind: 'unconfirmed', sentence: watchMessages.chainSilent({ network, reason }) }
  return {
    kind: 'refused',
    sentence:
      service === 'no'
        ? watchMessages.unknown({ network, reason })
        : watchMessages.bothSilent({ network, reason, service: failureOf(service) }),
  }
}

async function askService(chain: Chain, safe: Address): Promise<Reported> {
  try {
    await api().getSafe({ params: { chainId: chain.chainId, safe } })
    return 'yes'
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return 'no'
    return { failed: errorText(error) }
  }
}

/** A contract without the methods of a Safe is a "no"; a node that does not respond is not. */
async function askChain(chain: Chain, safe: Address): Promise<Address[] | 'no' | { readonly failed: string }> {
  try {
    const owners = await readOwners(chain, safe)
    return owners.length > 0 ? owners : 'no'
  } catch (error) {
    if (error instanceof RpcError && error.code === null && error.cause !== undefined) return { failed: error.message }
    return 'no'
  }
}

const failureOf = (reported: Reported | Address[]): string =>
  typeof reported === 'object' && 'failed' in reported ? reported.failed : ''
