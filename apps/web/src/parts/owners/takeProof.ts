import type { Chain } from '@countersign/api'
import type { OwnerProofAnswer } from '@countersign/safe/exchange'
import { type Address, isSameAddress } from '@countersign/primitives'
import { readCodes } from '../../data/chain-access/readCodes.ts'
import { readChainState } from '../../data/rpc/readChainState.ts'
import { removeAskedProof } from '../../data/storage/askedProofs.ts'
import { keepOwnerProof } from '../../data/storage/ownerProofs.ts'
import { isOwnersSignature } from './readProofs.ts'

/** The expected proof: for this account, and of this owner if one was asked. */
export type Expected = { readonly chain: Chain; readonly safe: Address; readonly owner?: Address }

/**
 * Verifies a proof of control and stores it in this browser.
 * @throws {Error} that says what the answer proves instead, or why it could not be verified
 */
export async function takeProof(answer: OwnerProofAnswer, { chain, safe, owner }: Expected): Promise<void> {
  if (answer.chainId !== BigInt(chain.chainId))
    throw new Error(
      `The answer was made for chain ${answer.chainId}, but this account is on chain ${chain.chainId}. Ask the owner for a new answer.`,
    )
  if (!isSameAddress(answer.safe, safe))
    throw new Error(
      `The answer was made for the account ${answer.safe}, not for ${safe}. Ask the owner for a new answer.`,
    )
  if (owner !== undefined && !isSameAddress(answer.owner, owner))
    throw new Error(`The answer is from the owner ${answer.owner}, but the answer of ${owner} was expected.`)
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
  const state = await readChainState(chain, safe)
  const code = (await readCodes(chain, [answer.owner], state.block)).of(answer.owner)
  if (!code?.ok)
    throw new Error(
      `The page could not read whether ${answer.owner} is a contract: ${code?.reason ?? 'it was not requested'}`,
    )
  const account = { chain, safe, version: state.version, block: state.block }
  if (!(await isOwnersSignature(account, answer.owner, answer.signature, code.value.isContract)))
    throw new Error(
      code.value.isContract
        ? `The contract ${answer.owner} does not accept the answer as a signature of this text, when it is called as this account calls it.`
        : `The signature was not made by ${answer.owner} for this text.`,
    )
}
