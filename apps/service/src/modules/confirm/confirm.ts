import type { Hex } from '@countersign/safe/light'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceFailure } from '../../http/ServiceFailure.ts'
import { requireChain } from '../chains/requireChain.ts'
import { requireMultisigRow } from '../details/readTransaction.ts'
import { computeHash } from '../propose/computeHash.ts'
import { findKeptSigners } from '../propose/findKeptSigners.ts'
import { assertNonceIsOpen, readLiveState } from '../propose/readLiveState.ts'
import { assertOwners, readSigners } from '../propose/readSigners.ts'

/** Owners who confirmed before are ignored, so that a retry after a lost answer succeeds. */
export async function confirm(
  context: ServiceContext,
  chainId: string,
  safeTxHash: Hex,
  signature: Hex,
): Promise<void> {
  const runtime = requireChain(context, chainId)
  const row = await requireMultisigRow(context, chainId, safeTxHash)
  if (row.executedTransactionHash !== null)
    throw new ServiceFailure('nonce/used', `This transaction was executed in ${row.executedTransactionHash}.`)
  const [live, kept] = await Promise.all([readLiveState(runtime, row.safe), findKeptSigners(context, row)])
  assertNonceIsOpen(BigInt(row.nonce), live)
  const account = { chainId, address: row.safe, version: live.version }
  const { hash, preimage } = computeHash(account, { ...row, nonce: BigInt(row.nonce) })
  if (hash !== safeTxHash)
    throw new ServiceFailure('stored/inconsistent', `What is stored hashes to ${hash}, not to ${safeTxHash}.`)
  const confirmations = await readSigners(context, runtime.reader, signature, { safe: row.safe, hash, preimage })
  assertOwners(confirmations, live.owners)
  const added = confirmations.filter(({ owner }) => !kept.has(owner))
  if (added.length > 0)
    await context.journal.record({ kind: 'confirmations', chainId, safe: row.safe, safeTxHash, confirmations: added })
}
