import { type Address, type Hex, InputError } from '@countersign/primitives'
import { parseSignatures, recoverSignatures, type Signature } from '@countersign/safe'
import type { ChainReader } from '../../chain/reader/createChainReader.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import type { PolicyConfig } from '../../config/PolicyConfig.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { submitMessages } from '../submitMessages.ts'

export type SignedHash = { safe: Address; hash: Hex; preimage: Hex }

/** The signatures of a transaction that the journal has, by owner. */
export type RecordedSignatures = ReadonlyMap<Address, Hex | null>

/**
 * The signers of the signatures, each proven by recovery, by the owner's contract, or by an approval on chain.
 * @throws ServiceError `signature/invalid`, `signature/duplicate`, and the codes of the operator's policy
 * @param recorded a signature by eth_sign that is stored already is accepted again when the operator no longer allows new ones: clients send
 * all signatures of a proposal with their own
 */
export async function readSigners(
  { config }: Pick<ServiceContext, 'config'>,
  reader: ChainReader,
  blob: Hex,
  { safe, hash, preimage }: SignedHash,
  recorded: RecordedSignatures = new Map(),
): Promise<{ owner: Address; signature: Hex }[]> {
  const signatures = await recoverAll(blob, hash)
  if (signatures.length === 0) throw new ServiceError('signature/invalid', () => submitMessages.noSignature)
  assertPolicy(config.policy, signatures, recorded)
  const owners = signatures.map(({ owner }) => owner)
  const twice = owners.find((owner, index) => owners.indexOf(owner) !== index)
  if (twice) throw new ServiceError('signature/duplicate', () => submitMessages.signedTwice({ owner: twice }))
  await Promise.all(signatures.map((signature) => proveOnChain(reader, signature, { safe, hash, preimage })))
  return signatures.map(({ owner, data }) => ({ owner, signature: data }))
}

function assertPolicy(
  { blockedSigners, ethSign }: PolicyConfig,
  signatures: readonly Signature[],
  recorded: RecordedSignatures,
): void {
  const blocked = signatures.find(({ owner }) => blockedSigners.includes(owner))
  if (blocked) throw new ServiceError('signer/blocked', () => submitMessages.blockedSigner(blocked))
  const isNew = ({ owner, data }: Signature) => recorded.get(owner)?.toLowerCase() !== data.toLowerCase()
  if (!ethSign && signatures.some((signature) => signature.kind === 'ethSign' && isNew(signature)))
    throw new ServiceError('signature/eth-sign', () => submitMessages.ethSign)
}

/** More than any account has owners. Each signature costs a recovery or a request to the node, and a body can contain thousands. */
const MOST_SIGNATURES = 200

async function recoverAll(signatures: Hex, hash: Hex): Promise<Signature[]> {
  try {
    const { length } = parseSignatures(signatures)
    if (length > MOST_SIGNATURES)
      throw new ServiceError('signature/invalid', () =>
        submitMessages.tooManySignatures({ count: length, most: MOST_SIGNATURES }),
      )
    return await recoverSignatures({ signatures, hash })
  } catch (error) {
    if (error instanceof InputError) throw new ServiceError('signature/invalid', () => error.message, { cause: error })
    throw error
  }
}

async function proveOnChain(
  reader: ChainReader,
  signature: Signature,
  { safe, hash, preimage }: SignedHash,
): Promise<void> {
  const { owner } = signature
  if (
    signature.kind === 'contract' &&
    !(await reader.isValidSignature(owner, hash, preimage, signature.contractSignature))
  )
    throw new ServiceError('signature/invalid', () => submitMessages.contractRefuses({ owner, hash }))
  if (signature.kind === 'approvedHash' && !(await reader.approvedHash(safe, owner, hash)))
    throw new ServiceError('signature/invalid', () => submitMessages.notApproved({ owner, hash }))
}

export function assertOwners(signers: readonly { owner: Address }[], owners: readonly Address[]): void {
  const stranger = signers.find(({ owner }) => !owners.includes(owner))
  if (!stranger) return
  throw new ServiceError('signature/invalid', () => submitMessages.notOwner(stranger))
}
