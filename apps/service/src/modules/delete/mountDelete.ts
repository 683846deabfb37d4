import { routes } from '@countersign/api'
import { type Address, type Hex, InputError } from '@countersign/primitives'
import { buildDeleteRequestTypedData, deleteRequestTotp, hashTypedData, recoverSignatures } from '@countersign/safe'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { findDelegator } from '../../read/delegates/findDelegates.ts'
import { requireMultisigRow } from '../../read/details/readTransaction.ts'
import { toHex } from '../../submit/signatures/toHex.ts'
import type { MultisigRow } from '../../read/transactions/rows.ts'
import { submitMessages } from '../../submit/submitMessages.ts'

export function mountDelete(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.deleteTransaction, async ({ params, body }) => {
    requireChain(context, params.chainId)
    const row = await requireMultisigRow(context, params.chainId, toHex(params.safeTxHash))
    const proposer = assertDeletable(row)
    const allowed = [proposer, ...(await findProposingDelegate(context, row, proposer))]
    const deletedBy = await readDeleter(allowed, row, toHex(body.signature), context.clock())
    const { chainId, safe, safeTxHash } = row
    await context.journal.record({ kind: 'deletion', chainId, safe, safeTxHash, deletedBy })
  })
}

function assertDeletable(row: MultisigRow): Address {
  const executed = row.executedTransactionHash
  if (executed !== null)
    throw new ServiceError('delete/refused', () => submitMessages.deleteExecuted({ hash: executed }))
  if (row.proposer === null) throw new ServiceError('delete/refused', () => submitMessages.deleteUnknownProposer)
  return row.proposer
}

/** The delegate who proposed in the proposer's name, while the delegation is valid. */
async function findProposingDelegate(context: ServiceContext, row: MultisigRow, proposer: Address): Promise<Address[]> {
  const { chainId, safe, proposedByDelegate } = row
  if (proposedByDelegate === null) return []
  const owner = await findDelegator(context, { chainId, safe, owners: [proposer] }, proposedByDelegate)
  return owner === null ? [] : [proposedByDelegate]
}

/** The signature is for the current hour; the hour before is accepted too, for requests signed at its end. */
async function readDeleter(
  allowed: readonly Address[],
  row: MultisigRow,
  signature: Hex,
  now: number,
): Promise<Address> {
  const hour = deleteRequestTotp(Math.floor(now / 1000))
  const signers = await Promise.all([hour, hour - 1].map((totp) => signerOf(row, signature, totp)))
  const deleter = allowed.find((address) => signers.includes(address))
  if (deleter) return deleter
  throw new ServiceError('delete/refused', () =>
    submitMessages.deleteOtherSigner({ allowed, signer: signers[0] ?? null }),
  )
}

async function signerOf(row: MultisigRow, signatures: Hex, totp: number): Promise<Address | null> {
  const { safe, safeTxHash } = row
  const hash = hashTypedData(buildDeleteRequestTypedData({ chainId: BigInt(row.chainId), safe, safeTxHash, totp }))
  try {
    const [signature] = await recoverSignatures({ signatures, hash, count: 1 })
    // Signatures of contracts and approved hashes prove nothing about this request without a call to the chain.
    return signature?.kind === 'eoa' || signature?.kind === 'ethSign' ? signature.owner : null
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
}
