import type { Hex } from '@countersign/primitives'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { requireMultisigRow } from '../../read/details/readTransaction.ts'
import { assertNonceIsOpen, computeHash, findRecordedSignatures } from './propose.ts'
import { readAccountState } from '../../read/undeployed/requireAccount.ts'
import { assertOwners, readSigners } from '../signatures/readSigners.ts'
import { submitMessages } from '../submitMessages.ts'

/** Owners who confirmed before are ignored, so that a retry after a lost answer succeeds. */
export async function confirm(
  context: ServiceContext,
  chainId: string,
  safeTxHash: Hex,
  signature: Hex,
): Promise<void> {
  const runtime = requireChain(context, chainId)
  const row = await requireMultisigRow(context, chainId, safeTxHash)
  const executed = row.executedTransactionHash
  if (executed !== null) throw new ServiceError('nonce/used', () => submitMessages.executed({ hash: executed }))
  const [live, kept] = await Promise.all([
    readAccountState(context, runtime, row.safe),
    findRecordedSignatures(context, row),
  ])
  assertNonceIsOpen(BigInt(row.nonce), live)
  const account = { chainId, address: row.safe, version: live.version }
  const { hash, preimage } = computeHash(account, { ...row, nonce: BigInt(row.nonce) })
  if (hash !== safeTxHash)
    throw new ServiceError('stored/inconsistent', () => submitMessages.storedDiffers({ hash, wanted: safeTxHash }))
  const signed = { safe: row.safe, hash, preimage }
  const confirmations = await readSigners(context, runtime.reader, signature, signed, kept)
  assertOwners(confirmations, live.owners)
  const added = confirmations.filter(({ owner }) => !kept.has(owner))
  if (added.length > 0)
    await context.journal.record({ kind: 'confirmations', chainId, safe: row.safe, safeTxHash, confirmations: added })
}
