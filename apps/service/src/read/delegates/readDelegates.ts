import type { Delegate } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { asc } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { delegates } from '../../db/schema/schema.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { ANY_SAFE } from '../../journal/applyDelegates.ts'
import { requireChain } from '../chains/requireChain.ts'
import { type DelegateRow, whereDelegates } from './findDelegates.ts'
import { lookupMessages } from '../lookupMessages.ts'

export type DelegateFilters = {
  safe?: Address | undefined
  delegate?: Address | undefined
  delegator?: Address | undefined
  label?: string | undefined
}

/** A page of the delegations in force. @throws ServiceError `delegates/unfiltered` */
export async function readDelegates(
  context: ServiceContext,
  chainId: string,
  filters: DelegateFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ results: Delegate[]; total: number }> {
  requireChain(context, chainId)
  if (Object.values(filters).every((value) => value === undefined))
    throw new ServiceError('delegates/unfiltered', () => lookupMessages.unfilteredDelegates)
  const isWanted = whereDelegates(context, chainId, filters)
  const [rows, total] = await Promise.all([
    context.db.drizzle
      .select()
      .from(delegates)
      .where(isWanted)
      .orderBy(asc(delegates.delegator), asc(delegates.delegate), asc(delegates.scope))
      .limit(limit)
      .offset(offset),
    context.db.drizzle.$count(delegates, isWanted),
  ])
  return { results: rows.map(toDelegate), total }
}

const toDelegate = ({ scope, delegate, delegator, label, expiresAt, addedAt }: DelegateRow): Delegate => ({
  safe: scope === ANY_SAFE ? null : (scope as Address),
  delegate,
  delegator,
  label,
  expiryDate: expiresAt === null ? null : new Date(expiresAt).toISOString(),
  addedAt,
})
