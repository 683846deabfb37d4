import type { Address } from '@countersign/primitives'
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { delegates } from '../../db/schema/schema.ts'
import { ANY_SAFE } from '../../journal/applyDelegates.ts'
import { isInForce } from '../../db/statements/isInForce.ts'

export type DelegateRow = typeof delegates.$inferSelect
type Wanted = { safe?: Address | undefined; delegate?: Address | undefined; delegator?: Address | undefined }

/** Delegations in force now that match every given field. */
export const whereDelegates = (
  context: Pick<ServiceContext, 'clock'>,
  chainId: string,
  { safe, delegate, delegator, label }: Wanted & { label?: string | undefined },
): SQL | undefined =>
  and(
    eq(delegates.chainId, chainId),
    safe === undefined ? undefined : eq(delegates.scope, safe),
    delegate === undefined ? undefined : eq(delegates.delegate, delegate),
    delegator === undefined ? undefined : eq(delegates.delegator, delegator),
    label === undefined ? undefined : eq(delegates.label, label),
    isInForce(context.clock()),
  )

export const findDelegates = (context: ServiceContext, chainId: string, wanted: Wanted): Promise<DelegateRow[]> =>
  context.db.drizzle
    .select()
    .from(delegates)
    .where(whereDelegates(context, chainId, wanted))
    .orderBy(asc(delegates.delegator), asc(delegates.scope))

/**
 * The owner in whose name a delegate may propose to an account: by a delegation for it, otherwise by one for every account. Null when no
 * current owner has added the delegate.
 */
export async function findDelegator(
  context: ServiceContext,
  account: { chainId: string; safe: Address; owners: readonly Address[] },
  delegate: Address,
): Promise<Address | null> {
  const rows = await context.db.drizzle
    .select()
    .from(delegates)
    .where(
      and(whereDelegates(context, account.chainId, { delegate }), inArray(delegates.scope, [account.safe, ANY_SAFE])),
    )
    .orderBy(asc(delegates.addedAt), asc(delegates.delegator))
  const ofOwners = rows.filter(({ delegator }) => account.owners.includes(delegator))
  return (ofOwners.find(({ scope }) => scope === account.safe) ?? ofOwners[0])?.delegator ?? null
}
