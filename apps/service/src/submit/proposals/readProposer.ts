import type { ProposeRequest } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import type { ChainSafeState } from '../../chain/reader/readSafes.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { findDelegator } from '../../read/delegates/findDelegates.ts'
import type { KnownSafe } from '../../read/accounts/requireSafe.ts'
import { assertOwners, readSigners, type SignedHash } from '../signatures/readSigners.ts'
import { toHex } from '../signatures/toHex.ts'
import { submitMessages } from '../submitMessages.ts'

type Signing = {
  /** The owner who is the proposer; null without a signature. Such a proposal is stored, but hidden until an owner signs it. */
  proposer: Address | null
  proposedByDelegate: Address | null
  confirmations: { owner: Address; signature: Hex }[]
}

/** In whose name a proposal is made, and which owners already confirm it. @throws ServiceError `signature/invalid` */
export async function readProposer(
  context: ServiceContext,
  { runtime }: KnownSafe,
  live: ChainSafeState,
  { sender, signature }: ProposeRequest,
  signed: SignedHash,
): Promise<Signing> {
  const isOwner = live.owners.includes(sender)
  const account = { chainId: runtime.config.chainId, safe: live.address, owners: live.owners }
  const delegator = isOwner ? null : await findDelegator(context, account, sender)
  if (!signature) {
    if (delegator === null) assertOwners([{ owner: sender }], live.owners)
    return { proposer: null, proposedByDelegate: null, confirmations: [] }
  }
  const signers = await readSigners(context, runtime.reader, toHex(signature), signed)
  if (!signers.some(({ owner }) => owner === sender)) {
    const found = signers.map(({ owner }) => owner).join(', ')
    throw new ServiceError('signature/invalid', () => submitMessages.otherSender({ sender, signers: found }))
  }
  if (delegator === null) {
    assertOwners(signers, live.owners)
    return { proposer: sender, proposedByDelegate: null, confirmations: signers }
  }
  if (signers.length > 1) throw new ServiceError('signature/invalid', () => submitMessages.delegateAlone({ sender }))
  // The signature proves the sender. It is not a confirmation by an owner.
  return { proposer: delegator, proposedByDelegate: sender, confirmations: [] }
}
