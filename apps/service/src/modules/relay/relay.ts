import type { RelayRequest } from '@countersign/api'
import { type Address, checksumAddress, type Hex } from '@countersign/primitives'
import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { relayTasks } from '../../db/schema/durableSchema.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { assertNotBanned } from '../../read/accounts/requireSafe.ts'
import { assertOfficial } from './assertOfficial.ts'
import type { Relayer } from './createRelayer.ts'
import { readRelayCall, type RelayCall } from './readRelayCall.ts'
import { assertRemaining, freeSlots, takeSlots } from './relayLimit.ts'
import { simulateCall } from './simulateCall.ts'
import { relayMessages } from './relayMessages.ts'

/** Cheap checks first, then a simulation by the node, then a slot is taken and the call sent. Returns the task's id. */
export async function relay(
  context: ServiceContext,
  runtime: ChainRuntime,
  relayer: Relayer,
  { to, data, acceptUnverifiedSimulation }: RelayRequest,
): Promise<string> {
  const { chainId } = runtime.config
  const { maxGas } = context.config.relay
  const call = readRelayCall(to, data)
  const accounts = accountsOf(call)
  if (call.kind !== 'creation') assertNotBanned(context, call.safe)
  await assertRemaining(context, chainId, accounts)
  await assertOfficial(runtime, call, relayer.address)
  const acceptsUnverified = acceptUnverifiedSimulation ?? false
  const gas = await simulateCall(runtime.client, { call, from: relayer.address, to, data, maxGas, acceptsUnverified })
  const id = `0x${randomBytes(32).toString('hex')}`
  await takeSlots(context, { id, chainId }, accounts)
  let hash: Hex | null = null
  const onSigned = async (signed: Hex) => {
    hash = signed
    await settle(context, id, { transactionHash: signed, state: 'submitted' })
  }
  try {
    if (await relayer.send(runtime.client, Number(chainId), { to, data, gas }, onSigned)) return id
    throw new ServiceError('relay/busy', () => relayMessages.busy, { retryAfter: 5 })
  } catch (error) {
    // When it is unknown whether the transaction was sent, the task and its slot stay, and the status shows the result later.
    if (hash !== null && (await mayBeOut(runtime, hash))) return id
    await reject(context, id)
    throw toFailure(error, relayer)
  }
}

/** New accounts cost nothing to invent, so a creation counts for each owner. */
function accountsOf(call: RelayCall): Address[] {
  const owners = 'owners' in call ? call.owners.map(checksumAddress) : []
  return [...new Set([...owners, ...('safe' in call ? [call.safe] : [])])]
}

async function settle(
  { durable }: ServiceContext,
  id: string,
  row: Partial<typeof relayTasks.$inferInsert>,
): Promise<void> {
  await durable.write(async (tx) => {
    await tx.update(relayTasks).set(row).where(eq(relayTasks.id, id))
  })
}

async function reject({ durable }: ServiceContext, id: string): Promise<void> {
  await durable.write(async (tx) => {
    await freeSlots(tx, id)
    await tx.update(relayTasks).set({ state: 'rejected' }).where(eq(relayTasks.id, id))
  })
}

async function mayBeOut({ client }: ChainRuntime, hash: Hex): Promise<boolean> {
  try {
    return (await client.request({ method: 'eth_getTransactionByHash', params: [hash] })) !== null
  } catch {
    return true
  }
}

function toFailure(error: unknown, { address }: Relayer): unknown {
  const reason = error instanceof Error ? error.message : String(error)
  if (!/insufficient funds/i.test(reason)) return error
  return new ServiceError('relay/unfunded', () => relayMessages.unfunded({ relayer: address }), { cause: error })
}
