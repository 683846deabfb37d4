import { publishedVersion } from '@countersign/ledger'
import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { proveCreation } from '@countersign/safe'
import type { ChainSafeState } from '../../chain/reader/readSafes.ts'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { UNREAD } from '../../db/schema/IndexedAccount.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import type { Uses } from '../../routing/ReadCache.ts'
import { type ReadSafe, readLiveState, readSafe, type SafeRow } from '../accounts/requireSafe.ts'
import { findUndeployed, type UndeployedRow } from './findUndeployed.ts'
import { NO_CREATION } from '../../db/schema/noCreation.ts'

export type KnownAccount = ReadSafe & { readonly isDeployed: boolean }

/**
 * The account of a route that also serves accounts before their deployment: the indexed one, otherwise what the registered creation data
 * will create. Once the account is deployed, the chain decides.
 * @param uses of a cached answer. It gets deployed accounts only: no row changes at the deployment of another account that is not indexed
 * yet, so answers about it must not be cached.
 */
export async function requireAccount(
  context: ServiceContext,
  chainId: string,
  address: Address,
  uses?: Uses,
): Promise<KnownAccount> {
  try {
    const known = await readSafe(context, chainId, address)
    // No row changes when an account that is not followed changes on its chain.
    if (known.isFollowed) uses?.(chainId, known.safe.address)
    return { ...known, isDeployed: true }
  } catch (error) {
    const runtime = context.chains.get(chainId)
    if (!runtime || !(error instanceof ServiceError) || error.code !== 'safe/unknown') throw error
    const row = await findUndeployed(context, chainId, address)
    const safe = row && futureRow(row)
    if (!safe) throw error
    return { runtime, safe, isFollowed: false, isDeployed: false }
  }
}

/** Owners and nonce from the chain; for a registered account that is not deployed, from its creation data. */
export async function readAccountState(
  context: Pick<ServiceContext, 'db'>,
  runtime: ChainRuntime,
  address: Address,
): Promise<ChainSafeState> {
  try {
    return await readLiveState(runtime, address)
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'safe/unreadable') throw error
    const row = await findUndeployed(context, runtime.config.chainId, address)
    const safe = row && futureRow(row)
    if (!safe) throw error
    return { ...safe, blockNumber: UNREAD }
  }
}

/** The row of the account as its creation makes it. Null if the data are not those of the address, which registration excludes. */
function futureRow({ chainId, safe: address, ...record }: UndeployedRow): SafeRow | null {
  const proved = proveCreation(address, record)
  if (!proved.isProved) return null
  const { owners, threshold, singleton, fallbackHandler } = proved.creation
  return {
    chainId,
    address,
    ...NO_CREATION,
    singleton,
    version: publishedVersion(singleton),
    nonce: 0,
    threshold,
    owners: [...owners],
    modules: [],
    fallbackHandler: isSameAddress(fallbackHandler, ZERO_ADDRESS) ? null : fallbackHandler,
    guard: null,
    moduleGuard: null,
    stateBlock: UNREAD,
  }
}
