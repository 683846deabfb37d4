import type { Chain } from '@countersign/api'
import type { OwnerProofAnswer } from '@countersign/safe/exchange'
import { type Address, isSameAddress } from '@countersign/primitives'
import { readCodes } from '../../data/chain-access/readCodes.ts'
import { removeAskedProof } from '../../data/storage/askedProofs.ts'
import { keepOwnerProof } from '../../data/storage/ownerProofs.ts'
import { isOwnersSignature } from './readProofs.ts'
import { ownerProofMessages } from './ownerProofMessages.ts'
import { readAccountState } from '../../data/undeployed/readAccountState.ts'

/** The expected proof: for this account, and of this owner if one was asked. */
export type Expected = { readonly chain: Chain; readonly safe: Address; readonly owner?: Address }

/**
 * Verifies a proof of control and stores it in this browser.
 * @throws {Error} that says what the answer proves instead, or why it could not be verified
 */
export async function takeProof(answer: OwnerProofAnswer, { chain, safe, owner }: Expected): Promise<void> {
  if (answer.chainId !== BigInt(chain.chainId))
    throw new Error(ownerProofMessages.otherChain({ answered: String(answer.chainId), expected: chain.chainId }))
  if (!isSameAddress(answer.safe, safe))
    throw new Error(ownerProofMessages.otherAccount({ answered: answer.safe, expected: safe }))
  if (owner !== undefined && !isSameAddress(answer.owner, owner))
    throw new Error(ownerProofMessages.otherOwner({ answered: answer.owner, expected: owner }))
  await verifyProof(answer, chain)
  const place = { chainId: chain.chainId, account: safe, owner: answer.owner }
  keepOwnerProof({ ...place, signature: answer.signature, provenAt: Date.now() })
  removeAskedProof(place)
}

/**
 * Verifies a proof of control: the signer of a key's signature is recovered, a contract is called on chain.
 * @throws {Error} that says what is wrong with it, or why it could not be verified
 */
export async function verifyProof(answer: OwnerProofAnswer, chain: Chain): Promise<void> {
  const { safe } = answer
  const state = await readAccountState(chain, safe)
  const code = (await readCodes(chain, [answer.owner], state.block)).of(answer.owner)
  if (!code?.ok)
    throw new Error(
      ownerProofMessages.contractNotRead({
        owner: answer.owner,
        reason: code?.reason ?? ownerProofMessages.notRequested,
      }),
    )
  const account = { chain, safe, version: state.version, block: state.block }
  if (!(await isOwnersSignature(account, answer.owner, answer.signature, code.value.isContract)))
    throw new Error(
      code.value.isContract
        ? ownerProofMessages.contractRefuses({ owner: answer.owner })
        : ownerProofMessages.signatureOfOther({ owner: answer.owner }),
    )
}
