import type { Address, Hex } from '@countersign/primitives'
import type { ChainReader } from '../../chain/reader/createChainReader.ts'
import type { ChainSafeState } from '../../chain/reader/readSafes.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { assertOwners, readSigners } from '../signatures/readSigners.ts'
import { submitMessages } from '../submitMessages.ts'

/** The signer of a message signature: exactly one signature, of a current owner, of any of the four types. */
export async function readMessageSigner(
  context: Pick<ServiceContext, 'config'>,
  reader: ChainReader,
  live: ChainSafeState,
  signed: { hash: Hex; preimage: Hex },
  blob: Hex,
): Promise<{ owner: Address; signature: Hex }> {
  const signers = await readSigners(context, reader, blob, { safe: live.address, ...signed })
  const [signer] = signers
  if (!signer || signers.length > 1)
    throw new ServiceError('signature/invalid', () => submitMessages.oneSignature({ count: signers.length }))
  assertOwners(signers, live.owners)
  return signer
}
