import type { Address } from '@countersign/primitives'
import { and, asc, count, eq, gt, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import type { Drizzle } from '../../db/database/Database.ts'
import { relayTasks, relayUses } from '../../db/schema/durableSchema.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { relayMessages } from './relayMessages.ts'

const DAY_MS = 24 * 3_600_000
/** Serializes all processes, so that a counted slot is still free when it is taken. */
const LIMIT_LOCK = 0x7265_6c61
/** How long the status of a task can be read. */
const KEEP_MS = 30 * DAY_MS

export async function countRemaining(context: ServiceContext, chainId: string, account: Address): Promise<number> {
  const { perAccount } = context.config.relay
  const used = await findUses(context, chainId, account)
  return Math.max(0, perAccount - used.length)
}

/** @throws ServiceError relay/spent, before any expensive step */
export async function assertRemaining(context: ServiceContext, chainId: string, accounts: readonly Address[]) {
  const { db, clock, config } = context
  // One statement, because the setup of a new account may name thousands of owners.
  const [full] = await db.drizzle
    .select({ account: relayUses.account })
    .from(relayUses)
    .where(
      and(
        eq(relayUses.chainId, chainId),
        inArray(relayUses.account, [...accounts]),
        gt(relayUses.usedAt, clock() - DAY_MS),
      ),
    )
    .groupBy(relayUses.account)
    .having(gte(count(), config.relay.perAccount))
    .limit(1)
  if (full) throw await spent(context, chainId, full.account)
}

const findUses = ({ db, clock }: ServiceContext, chainId: string, account: Address) =>
  db.drizzle
    .select({ usedAt: relayUses.usedAt })
    .from(relayUses)
    .where(and(eq(relayUses.chainId, chainId), eq(relayUses.account, account), gt(relayUses.usedAt, clock() - DAY_MS)))
    .orderBy(asc(relayUses.usedAt))

async function spent(context: ServiceContext, chainId: string, account: Address): Promise<ServiceError> {
  const [oldest] = await findUses(context, chainId, account)
  const retryAfter = Math.ceil(((oldest?.usedAt ?? context.clock()) + DAY_MS - context.clock()) / 1000)
  const { perAccount } = context.config.relay
  return new ServiceError('relay/spent', () => relayMessages.spent({ count: perAccount }), {
    message: `Relay limit reached for ${account}`,
    retryAfter,
  })
}

/**
 * Takes one of each account's slots, all or none; one process at a time.
 * @throws ServiceError relay/spent, relay/exhausted
 */
export async function takeSlots(
  context: ServiceContext,
  task: { id: string; chainId: string },
  accounts: readonly Address[],
): Promise<void> {
  const now = context.clock()
  const missing = await context.durable.write(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LIMIT_LOCK}::bigint)`)
    await assertBudget(context, tx, now)
    await tx.delete(relayTasks).where(lt(relayTasks.createdAt, now - KEEP_MS))
    const lacking: Address[] = []
    for (const account of accounts) if (!(await takeSlot(context, tx, task, account))) lacking.push(account)
    if (lacking.length > 0) await freeSlots(tx, task.id)
    else await tx.insert(relayTasks).values({ ...task, createdAt: now, transactionHash: null, state: 'pending' })
    return lacking
  })
  if (missing[0]) throw await spent(context, task.chainId, missing[0])
}

async function takeSlot(
  { config, clock }: ServiceContext,
  tx: Drizzle,
  { id: taskId, chainId }: { id: string; chainId: string },
  account: Address,
): Promise<boolean> {
  const usedAt = clock()
  for (let slot = 0; slot < config.relay.perAccount; slot++) {
    const taken = await tx
      .insert(relayUses)
      .values({ chainId, account, slot, taskId, usedAt })
      .onConflictDoUpdate({
        target: [relayUses.chainId, relayUses.account, relayUses.slot],
        set: { taskId, usedAt },
        setWhere: sql`relay_uses.used_at <= ${usedAt - DAY_MS}::bigint`,
      })
      .returning({ slot: relayUses.slot })
    if (taken.length > 0) return true
  }
  return false
}

/** An attacker can invent new accounts at no cost, so all accounts together have a limit too. */
async function assertBudget({ config }: ServiceContext, tx: Drizzle, now: number): Promise<void> {
  const { perDay } = config.relay
  const [used] = await tx
    .select({ count: count() })
    .from(relayTasks)
    .where(and(gt(relayTasks.createdAt, now - DAY_MS), ne(relayTasks.state, 'rejected')))
  if (Number(used?.count ?? 0) < perDay) return
  throw new ServiceError('relay/exhausted', () => relayMessages.exhausted({ count: perDay }), {
    retryAfter: 3600,
  })
}

export async function freeSlots(tx: Drizzle, taskId: string): Promise<void> {
  await tx.delete(relayUses).where(eq(relayUses.taskId, taskId))
}
