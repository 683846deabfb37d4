import type { PushNotification } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { multisigTransactions, safes } from '../../db/schema/schema.ts'
import { findMessageFacts } from '../../read/messages/findMessages.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'
import { confirmationsOf } from '../../read/transactions/confirmationsOf.ts'
import { findConfirmations } from '../../read/transactions/findConfirmations.ts'

/** Owners whose signature is still missing; empty once the threshold is reached or the transaction is executed or deleted. */
export async function findUnsignedOwners(
  context: ServiceContext,
  { chainId, address, safeTxHash, messageHash }: PushNotification,
): Promise<ReadonlySet<string>> {
  const [safe] = await context.db.drizzle
    .select()
    .from(safes)
    .where(and(eq(safes.chainId, chainId), eq(safes.address, address)))
  if (!safe) return new Set()
  const signed =
    safeTxHash !== undefined
      ? await findTransactionSigners(context, safe, safeTxHash)
      : messageHash !== undefined
        ? await findMessageSigners(context, safe, messageHash)
        : null
  if (signed === null || signed.length >= safe.threshold) return new Set()
  return new Set(safe.owners.filter((owner) => !signed.includes(owner)))
}

async function findTransactionSigners(context: ServiceContext, safe: SafeRow, hash: Hex): Promise<Address[] | null> {
  const table = multisigTransactions
  const [row] = await context.db.drizzle
    .select()
    .from(table)
    .where(and(eq(table.chainId, safe.chainId), eq(table.safeTxHash, hash)))
  if (!row || row.executedTransactionHash !== null || row.nonce < safe.nonce) return null
  const index = await findConfirmations(context, safe.chainId, [hash])
  return confirmationsOf(row, safe, index).map(({ owner }) => owner)
}

async function findMessageSigners(context: ServiceContext, safe: SafeRow, hash: Hex): Promise<Address[] | null> {
  const { confirmations, signedOnChain } = await findMessageFacts(context, safe, [hash])
  return signedOnChain.has(hash) ? null : (confirmations.get(hash) ?? []).map(({ owner }) => owner)
}
