import type { SafeEvent } from '@countersign/api'
import { isHex, parseAddressInput } from '@countersign/primitives'
import { and, eq, isNull } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { multisigTransactions, safes } from '../../db/schema/schema.ts'
import { type EventDraft, storeEvents } from '../../events/storeEvents.ts'
import { confirmationsOf, findConfirmations } from '../../read/transactions/multisigTransactionOf.ts'
import type { Receiver } from './createDispatcher.ts'
import { isAnnounced } from './isAnnounced.ts'

/**
 * Announces the transactions that can be executed: with the signature that completes the next transaction of an account, and when the
 * account reaches a transaction that was complete before.
 */
export function createReadyReceiver(context: ServiceContext): Receiver {
  const { db, bus, clock } = context
  return {
    name: 'ready',
    kind: 'ready',
    wants: ({ type }) => type === 'NEW_CONFIRMATION' || type === 'SAFE_UPDATED',
    async deliver({ event }) {
      const drafts = await findReady(context, event, clock())
      if (drafts.length === 0) return false
      bus.publish(await db.transaction((tx) => storeEvents(tx, drafts, clock())))
      return true
    },
  }
}

async function findReady(context: ServiceContext, event: SafeEvent, at: number): Promise<EventDraft[]> {
  const { chainId, type } = event
  const parsed = parseAddressInput(event.address ?? '')
  if (!parsed.ok) return []
  const { safeTxHash } = event
  const isNamed = type === 'NEW_CONFIRMATION'
  if (isNamed && !(safeTxHash !== undefined && isHex(safeTxHash))) return []
  const table = multisigTransactions
  const found = await context.db.drizzle
    .select({ safe: safes, row: table })
    .from(safes)
    .innerJoin(
      table,
      and(eq(table.chainId, safes.chainId), eq(table.safe, safes.address), eq(table.nonce, safes.nonce)),
    )
    .where(
      and(
        eq(safes.chainId, chainId),
        eq(safes.address, parsed.address),
        eq(table.trusted, true),
        isNull(table.executedTransactionHash),
        isNamed && safeTxHash !== undefined && isHex(safeTxHash) ? eq(table.safeTxHash, safeTxHash) : undefined,
      ),
    )
  const index = await findConfirmations(
    context,
    chainId,
    found.map(({ row }) => row.safeTxHash),
  )
  const drafts: EventDraft[] = []
  for (const { safe, row } of found) {
    const { safeTxHash: hash } = row
    const signers = confirmationsOf(row, safe, index).map(({ owner }) => owner)
    if (signers.length < safe.threshold) continue
    // A further signature makes nothing new possible.
    if (isNamed && !signers.slice(0, safe.threshold).some((owner) => owner === event['owner'])) continue
    const announcement = { chainId, safe: safe.address, type: 'READY_TO_EXECUTE', hash } as const
    if (await isAnnounced(context, announcement)) continue
    drafts.push({ chainId, address: safe.address, type: 'READY_TO_EXECUTE', at, details: { safeTxHash: hash } })
  }
  return drafts
}
