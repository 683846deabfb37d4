import type { Hex } from '@countersign/primitives'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { multisigTransactions } from '../../db/schema/schema.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'
import { submitMessages } from '../submitMessages.ts'

/**
 * Any client can send a proposal without an owner's signature, and the journal stores every proposal permanently. The size and number of
 * such proposals are limited, so that clients without an owner's signature cannot fill the journal.
 * @throws ServiceError unsigned/too-large, unsigned/too-many
 */
export async function assertUnsignedFits(
  { config, db }: ServiceContext,
  { chainId, address }: SafeRow,
  data: Hex,
): Promise<void> {
  const { unsignedDataBytes, unsignedPerAccount } = config.limits
  const bytes = (data.length - 2) / 2
  if (bytes > unsignedDataBytes)
    throw new ServiceError('unsigned/too-large', () =>
      submitMessages.unsignedTooLarge({ bytes, most: unsignedDataBytes }),
    )
  const transactions = multisigTransactions
  const [waiting] = await db.drizzle
    .select({ rows: count() })
    .from(transactions)
    .where(
      and(
        eq(transactions.chainId, chainId),
        eq(transactions.safe, address),
        eq(transactions.isProposed, true),
        eq(transactions.trusted, false),
        isNull(transactions.executedTransactionHash),
      ),
    )
  if (Number(waiting?.rows) >= unsignedPerAccount)
    throw new ServiceError('unsigned/too-many', () => submitMessages.unsignedTooMany({ count: unsignedPerAccount }))
}
