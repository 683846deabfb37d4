import type { AccountWebhook, SafeEventType, WebhookDelivery, WebhookRequest } from '@countersign/api'
import { type Address, checksumAddress } from '@countersign/primitives'
import { and, asc, desc, eq, not, sql } from 'drizzle-orm'
import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import type { Drizzle } from '../../db/database/Database.ts'
import { dropWebhooks } from '../../db/durable/dropWebhooks.ts'
import { deliveryLog, notificationWebhooks as webhooks } from '../../db/schema/durableSchema.ts'
import { isOfFormerOwner } from '../../db/statements/isOfFormerOwner.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { readOrCreateSecret } from '../../secrets/readOrCreateSecret.ts'
import { notificationMessages } from './notificationMessages.ts'

export type WebhookRow = typeof webhooks.$inferSelect

/** Serializes registrations of all processes, because limits count rows that others write at the same time. */
const WEBHOOK_LOCK = 0x686f_6f6b
/** Deliveries that the log shows. */
const LISTED = 50
/** Webhooks that a refusal names, so that another owner can delete one. */
const NAMED = 5

/** The key of a webhook's signatures. It is derived, so that no copy of the registrations contains it. */
export async function webhookSecret(context: Pick<ServiceContext, 'config' | 'db'>, id: string): Promise<string> {
  const key = await readOrCreateSecret(context, 'webhooks', () => randomBytes(32).toString('base64url'))
  return `whsec_${createHmac('sha256', key).update(id).digest('base64')}`
}

/**
 * @param owner the signed-in wallet, an owner of the account
 * @returns the id of the new webhook
 * @throws ServiceError webhook/too-many
 */
export async function addWebhook(
  context: ServiceContext,
  owner: Address,
  { chainId, safe, url, types }: WebhookRequest,
): Promise<string> {
  const row = { id: randomUUID(), chainId, safe: checksumAddress(safe), owner, url, types: [...new Set(types)] }
  await context.durable.write(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${WEBHOOK_LOCK}::bigint)`)
    await assertRoom(context, tx, row)
    await tx.insert(webhooks).values({ ...row, createdAt: context.clock() })
  })
  return row.id
}

async function assertRoom(
  { config }: ServiceContext,
  tx: Drizzle,
  { chainId, safe, owner }: Pick<WebhookRow, 'chainId' | 'safe' | 'owner'>,
): Promise<void> {
  // Housekeeping deletes those of former owners.
  const isHeld = not(isOfFormerOwner())
  const isSameAccount = and(eq(webhooks.chainId, chainId), eq(webhooks.safe, safe), isHeld)
  const mostOfAccount = config.notifications.webhooksPerAccount
  if ((await tx.$count(webhooks, isSameAccount)) >= mostOfAccount) {
    const known = await tx
      .select({ id: webhooks.id, owner: webhooks.owner })
      .from(webhooks)
      .where(isSameAccount)
      .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
      .limit(NAMED)
    const named = known.map((one) => `${one.id} (${one.owner})`).join(', ')
    throw new ServiceError('webhook/too-many', () =>
      notificationMessages.tooManyWebhooksOfAccount({ most: mostOfAccount, named }),
    )
  }
  const limits = [
    { field: 'webhooksPerOwner', where: and(eq(webhooks.owner, owner), isHeld) },
    { field: 'maxAccountWebhooks', where: isHeld },
  ] as const
  for (const { field, where } of limits) {
    const most = config.notifications[field]
    if ((await tx.$count(webhooks, where)) >= most)
      throw new ServiceError('webhook/too-many', () => notificationMessages.tooManyWebhooks({ most, field }))
  }
}

export async function findWebhooksOfOwner({ db }: ServiceContext, owner: Address): Promise<AccountWebhook[]> {
  const rows = await db.drizzle
    .select()
    .from(webhooks)
    .where(eq(webhooks.owner, owner))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
  return rows.map(toAccountWebhook)
}

/** The webhooks of all owners, for the operator, each with its waiting and its failed deliveries. */
export async function findAllWebhooks({ db }: ServiceContext) {
  const countOf = (state: 'waiting' | 'failed') =>
    sql<number>`(count(*) filter (where ${deliveryLog.state} = ${state}))::integer`
  const rows = await db.drizzle
    .select({ row: webhooks, waiting: countOf('waiting'), failed: countOf('failed') })
    .from(webhooks)
    .leftJoin(deliveryLog, eq(deliveryLog.webhookId, webhooks.id))
    .groupBy(webhooks.id)
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
  return rows.map(({ row, waiting, failed }) => ({ ...toAccountWebhook(row), owner: row.owner, waiting, failed }))
}

const toAccountWebhook = ({ id, chainId, safe, url, types, createdAt }: WebhookRow): AccountWebhook => ({
  webhookId: id,
  chainId,
  safe,
  url,
  types,
  registeredAt: Number(createdAt),
})

/** The webhooks of an account that want an event of this type. */
export async function findWebhooksFor(
  { db }: ServiceContext,
  { chainId, safe, type }: { chainId: string; safe: Address; type: SafeEventType },
): Promise<WebhookRow[]> {
  const rows = await db.drizzle
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.chainId, chainId), eq(webhooks.safe, safe)))
  return rows.filter(({ types }) => types.length === 0 || types.includes(type))
}

export async function hasWebhooks({ db }: ServiceContext): Promise<boolean> {
  return (await db.drizzle.select({ id: webhooks.id }).from(webhooks).limit(1)).length > 0
}

/** @throws ServiceError webhook/unknown, also for the webhook of another owner */
export async function requireWebhook({ db }: ServiceContext, owner: Address, webhookId: string): Promise<WebhookRow> {
  const [row] = await db.drizzle
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, webhookId), eq(webhooks.owner, owner)))
  if (row) return row
  throw new ServiceError('webhook/unknown', () => notificationMessages.noWebhook({ webhookId }))
}

/** @returns whether it existed */
export async function removeWebhook({ durable }: Pick<ServiceContext, 'durable'>, id: string): Promise<boolean> {
  return (await durable.write((tx) => dropWebhooks(tx, [id]))) > 0
}

export async function findDeliveries({ db }: ServiceContext, webhookId: string): Promise<WebhookDelivery[]> {
  const rows = await db.drizzle
    .select()
    .from(deliveryLog)
    .where(eq(deliveryLog.webhookId, webhookId))
    .orderBy(desc(deliveryLog.seq))
    .limit(LISTED)
  return rows.map(({ id: deliveryId, type, at, state, attempts, status, attemptedAt, nextAt }) => ({
    deliveryId,
    type,
    at: Number(at),
    state,
    attempts,
    status,
    attemptedAt: attemptedAt === null ? null : Number(attemptedAt),
    nextAt: state === 'waiting' ? Number(nextAt) : null,
  }))
}

/** Sends an event again, or sooner if it waits. @throws ServiceError webhook/unknown */
export async function repeatDelivery(
  { db, clock }: ServiceContext,
  webhookId: string,
  deliveryId: string,
): Promise<void> {
  const changed = await db.drizzle
    .update(deliveryLog)
    .set({ state: 'waiting', attempts: 0, nextAt: clock() })
    .where(and(eq(deliveryLog.webhookId, webhookId), eq(deliveryLog.id, deliveryId)))
    .returning({ id: deliveryLog.id })
  if (changed.length === 0)
    throw new ServiceError('webhook/unknown', () => notificationMessages.noDelivery({ deliveryId }))
}
