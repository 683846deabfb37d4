import type { UndeployedCreation } from '@countersign/api'
import { findContractByAddress, type SafeContractName } from '@countersign/chains'
import { type Address, checksumAddress, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { creationCode, type CreationData, proveCreation } from '@countersign/safe'
import type { FastifyRequest } from 'fastify'
import { gt } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { undeployedAccounts } from '../../db/schema/schema.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { readSafe } from '../../read/accounts/requireSafe.ts'
import { findUndeployed } from '../../read/undeployed/findUndeployed.ts'
import { runInTurn } from '../turns/runInTurn.ts'
import { toHex } from '../signatures/toHex.ts'
import { submitMessages } from '../submitMessages.ts'
import type { RegistrationLimit } from './createRegistrationLimit.ts'

const DAY_MS = 24 * 3_600_000

/** Stores the creation data of an account that is not deployed yet, when they give its address. */
export async function registerUndeployed(
  context: ServiceContext,
  { chainId, safe }: { readonly chainId: string; readonly safe: Address },
  body: UndeployedCreation,
  by: { readonly client: Pick<FastifyRequest, 'ip'>; readonly limit: RegistrationLimit },
): Promise<void> {
  const address = checksumAddress(safe)
  const record = { ...body, initializer: toHex(body.initializer) }
  assertKnownContracts(provenCreation(address, record))
  const known = await findUndeployed(context, chainId, address)
  const now = context.clock()
  const renewalMs = (context.config.undeployedRetentionDays * DAY_MS) / 2
  if (known !== null && known.addedAt > now - renewalMs) return
  if (known === null) {
    await assertRoom(context, now)
    by.limit.take(by.client)
  }
  // After the limits, because it asks the node.
  if (await isOnChain(context, chainId, address)) return
  // One at a time, so that the counts hold until the record is written.
  await runInTurn('undeployed', async () => {
    if (known === null) await assertRoom(context, now)
    await context.journal.record({ kind: 'undeployed', chainId, safe: address, ...record })
  })
}

/** Whether the chain has the account already: then the registration would change nothing. */
async function isOnChain(context: ServiceContext, chainId: string, address: Address): Promise<boolean> {
  try {
    await readSafe(context, chainId, address)
    return true
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'safe/unknown') return false
    throw error
  }
}

const CAUSES = {
  unreadable: () => submitMessages.creationUnreadable,
  payment: () => submitMessages.creationPays,
}

/** @throws ServiceError undeployed/creation */
function provenCreation(address: Address, record: UndeployedCreation): CreationData {
  const proved = proveCreation(address, record)
  if (proved.isProved) return proved.creation
  const { cause } = proved
  const detail = cause === 'other-address' ? () => submitMessages.creationOther({ address }) : CAUSES[cause]
  throw new ServiceError('undeployed/creation', detail)
}

const NAMES: Readonly<Record<string, readonly SafeContractName[]>> = {
  factory: ['SafeProxyFactory'],
  singleton: ['Safe', 'SafeL2'],
  setup: ['SafeToL2Setup'],
  'l2-singleton': ['SafeL2'],
}

/**
 * Another factory may create other code at the address, and another singleton or set-up call may set other owners than the initializer
 * names. The page compares their code; the service knows the published addresses. @throws ServiceError undeployed/creation
 */
function assertKnownContracts(creation: CreationData): void {
  const isKnown = (address: Address, names: readonly SafeContractName[]) =>
    findContractByAddress(address).some(({ name }) => names.includes(name))
  const foreign = creationCode(creation).find(
    ({ role, address, published }) =>
      NAMES[role] !== undefined && (published.length === 0 || !isKnown(address, NAMES[role])),
  )
  // Data without a contract to call have no effect, but no set-up has them.
  const hasStrayData = isSameAddress(creation.to ?? ZERO_ADDRESS, ZERO_ADDRESS) && (creation.data ?? '0x') !== '0x'
  if (foreign === undefined && !hasStrayData) return
  const contract = foreign?.address ?? ZERO_ADDRESS
  throw new ServiceError('undeployed/creation', () => submitMessages.creationForeign({ contract }))
}

/** @throws ServiceError undeployed/too-many, undeployed/full */
async function assertRoom({ config, db }: ServiceContext, now: number): Promise<void> {
  const { undeployedPerDay, undeployedAccounts: most } = config.limits
  const [today, all] = await Promise.all([
    db.drizzle.$count(undeployedAccounts, gt(undeployedAccounts.addedAt, now - DAY_MS)),
    db.drizzle.$count(undeployedAccounts),
  ])
  if (all >= most) throw new ServiceError('undeployed/full', () => submitMessages.undeployedFull({ most }))
  if (today >= undeployedPerDay)
    throw new ServiceError('undeployed/too-many', () => submitMessages.undeployedPerDay({ most: undeployedPerDay }))
}
