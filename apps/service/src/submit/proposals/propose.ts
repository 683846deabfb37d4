import type { ProposeRequest } from '@countersign/api'
import { isTrustedForDelegateCall } from '@countersign/ledger'
import type { SafeTransactionData } from '@countersign/safe'
import { type Address, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { and, eq, isNotNull } from 'drizzle-orm'
import { recordProposal } from '../../journal/recordProposal.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { multisigTransactions } from '../../db/schema/schema.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { requireSafe, type SafeRow } from '../../read/accounts/requireSafe.ts'
import { assertUnsignedFits } from './assertUnsignedFits.ts'
import { computeHash } from './computeHash.ts'
import { isRecorded } from './isRecorded.ts'
import { assertNonceIsOpen, readLiveState } from '../../read/accounts/readLiveState.ts'
import { readOrigin } from '../origin/readOrigin.ts'
import { readProposer } from './readProposer.ts'
import { submitMessages } from '../submitMessages.ts'

/** Checks in the order in which the reference reports errors, then stores the proposal. Resolves when it is durable and readable. */
export async function propose(
  context: ServiceContext,
  chainId: string,
  address: Address,
  body: ProposeRequest,
): Promise<Hex> {
  const known = await requireSafe(context, chainId, address)
  const live = await readLiveState(known.runtime, address)
  const transaction = toTransaction(body)
  assertNonceIsOpen(transaction.nonce, live)
  assertDelegateCallIsTrusted(transaction)
  const { hash, preimage } = computeHash({ chainId, address, version: live.version }, transaction)
  if (hash !== body.safeTxHash.toLowerCase())
    throw new ServiceError('hash/mismatch', () => submitMessages.otherHash({ hash, wanted: body.safeTxHash }))
  await assertNotExecuted(context, known.safe, hash)
  const signing = await readProposer(context, known, live, body, { safe: address, hash, preimage })
  const origin = readOrigin(body.origin)
  if (await isRecorded(context, { chainId, safe: address, safeTxHash: hash }, { ...signing, ...origin })) return hash
  if (signing.proposer === null) await assertUnsignedFits(context, known.safe, transaction.data)
  await recordProposal(context.journal, {
    chainId,
    safe: address,
    safeTxHash: hash,
    ...transaction,
    nonce: Number(transaction.nonce),
    ...origin,
    ...signing,
    trusted: signing.proposer !== null,
  })
  return hash
}

function toTransaction(body: ProposeRequest): SafeTransactionData {
  const { to, value, operation, safeTxGas, baseGas, gasPrice, gasToken, nonce } = body
  const data: Hex = `0x${(body.data ?? '0x').slice(2).toLowerCase()}`
  const refundReceiver = body.refundReceiver ?? ZERO_ADDRESS
  return { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce }
}

function assertDelegateCallIsTrusted({ operation, to }: SafeTransactionData): void {
  if (operation === 1 && !isTrustedForDelegateCall(to))
    throw new ServiceError('delegatecall/untrusted', () => submitMessages.untrustedLibrary({ to }))
}

async function assertNotExecuted(
  context: ServiceContext,
  { chainId, address }: SafeRow,
  safeTxHash: Hex,
): Promise<void> {
  const rows = await context.db.drizzle
    .select({ executed: multisigTransactions.executedTransactionHash })
    .from(multisigTransactions)
    .where(
      and(
        eq(multisigTransactions.chainId, chainId),
        eq(multisigTransactions.safe, address),
        eq(multisigTransactions.safeTxHash, safeTxHash),
        isNotNull(multisigTransactions.executedTransactionHash),
      ),
    )
  const executed = rows[0]?.executed
  if (executed)
    throw new ServiceError('proposal/executed', () => submitMessages.alreadyExecuted({ hash: safeTxHash, executed }))
}
