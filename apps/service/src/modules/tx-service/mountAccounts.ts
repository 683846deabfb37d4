import { AddressSchema, DataDecoded, defineRoute, HashSchema, HexSchema } from '@countersign/api'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { safes } from '../../db/schema/schema.ts'
import { mount } from '../../routing/mount.ts'
import { readCreation } from '../../read/accounts/readCreation.ts'
import { findSafesOfOwner } from '../../read/accounts/findSafesOfOwner.ts'
import { readLiveState, readSafe, requireSafe } from '../../read/accounts/requireSafe.ts'
import { findChainId } from './findChain.ts'
import { ModulePath, OwnerPath, SafePath } from './wireScalars.ts'

const getSafe = defineRoute({
  operationId: 'getSafe',
  method: 'GET',
  path: '/{chain}/api/v1/safes/{safe}',
  summary: 'The account with its current state on the chain',
  params: SafePath,
  response: z.object({
    address: AddressSchema,
    nonce: z.string(),
    threshold: z.number(),
    owners: z.array(AddressSchema),
    masterCopy: AddressSchema,
    modules: z.array(AddressSchema),
    fallbackHandler: AddressSchema,
    guard: AddressSchema,
    moduleGuard: AddressSchema,
    version: z.nullable(z.string()),
  }),
})

const getCreation = defineRoute({
  operationId: 'getCreation',
  method: 'GET',
  path: '/{chain}/api/v1/safes/{safe}/creation',
  summary: 'How the account was created',
  params: SafePath,
  response: z.object({
    created: z.string(),
    creator: AddressSchema,
    transactionHash: HashSchema,
    factoryAddress: AddressSchema,
    masterCopy: z.nullable(AddressSchema),
    setupData: z.nullable(HexSchema),
    saltNonce: z.nullable(z.string()),
    dataDecoded: z.nullable(DataDecoded),
    userOperation: z.null(),
  }),
})

const Safes = z.object({ safes: z.array(AddressSchema) })

const getSafesOfOwner = defineRoute({
  operationId: 'getSafesOfOwner',
  method: 'GET',
  path: '/{chain}/api/v1/owners/{owner}/safes',
  summary: 'Accounts of an owner',
  params: OwnerPath,
  response: Safes,
})

const getSafesOfModule = defineRoute({
  operationId: 'getSafesOfModule',
  method: 'GET',
  path: '/{chain}/api/v1/modules/{module}/safes',
  summary: 'Accounts that have a module enabled',
  params: ModulePath,
  response: Safes,
})

/** The reference returns at most this many accounts of a module. */
const MOST_OF_MODULE = 200

export function mountAccounts(scope: FastifyInstance, context: ServiceContext): void {
  mount(scope, getSafe, async ({ params }) => {
    const { runtime } = await readSafe(context, findChainId(context, params.chain), params.safe)
    const live = await readLiveState(runtime, params.safe)
    const { address, nonce, threshold, owners, singleton, modules, version } = live
    return {
      address,
      nonce: String(nonce),
      threshold,
      owners,
      masterCopy: singleton,
      modules,
      fallbackHandler: live.fallbackHandler ?? ZERO_ADDRESS,
      guard: live.guard ?? ZERO_ADDRESS,
      moduleGuard: live.moduleGuard ?? ZERO_ADDRESS,
      version,
    }
  })
  mount(scope, getCreation, async ({ params }) => {
    const { safe } = await requireSafe(context, findChainId(context, params.chain), params.safe)
    return { ...readCreation(safe), userOperation: null }
  })
  mount(scope, getSafesOfOwner, async ({ params }) => {
    const chainId = findChainId(context, params.chain)
    const owned = await findSafesOfOwner(context, params.owner)
    return { safes: owned.filter((row) => row.chainId === chainId).map(({ address }) => address) }
  })
  mount(scope, getSafesOfModule, async ({ params }) => ({
    safes: await findSafesOfModule(context, findChainId(context, params.chain), params.module),
  }))
}

async function findSafesOfModule({ db }: ServiceContext, chainId: string, module: Address): Promise<Address[]> {
  const rows = await db.drizzle
    .select({ address: safes.address })
    .from(safes)
    .where(and(eq(safes.chainId, chainId), sql`${safes.modules} @> ${JSON.stringify([module])}::jsonb`))
    .orderBy(asc(safes.createdAt), asc(safes.address))
    .limit(MOST_OF_MODULE)
  return rows.map(({ address }) => address)
}
