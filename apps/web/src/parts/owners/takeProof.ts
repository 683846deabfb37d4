import type { Chain } from '@countersign/api'
import type { OwnerProofAnswer } from '@countersign/safe/exchange'
import { type Address, isSameAddress } from '@countersign/primitives'
import { readCodes } from '../../data/chain-access/readCodes.ts'
import { readChainState } from '../../data/rpc/readChainState.ts'
import { removeAskedProof } from '../../data/storage/askedProofs.ts'
import { keepOwnerProof } from '../../data/storage/ownerProofs.ts'
import { isOwnersSignature } from './readProofs.ts'

/** What was expected: a proof for this account, and of this owner where one was asked. */
export type Expected = { readonly chain: Chain; readonly safe: Address; readonly owner?: Address }

/**
 * Verifies a proof of control and keeps it in this browser.
 * @throws {Error} saying what it proves instead, or why that could not be found out
 */
export async function takeProof(answer: OwnerProofAnswer, { chain, safe, owner }: Expected): Promise<void> {
  if (answer.chainId !== BigInt(chain.chainId))
    throw new Error(`It was made for chain ${answer.chainId}, and this account is on chain ${chain.chainId}.`)
  if (!isSameAddress(answer.safe, safe)) throw new Error(`It was made for the account ${answer.safe}, not for ${safe}.`)
  if (owner !== undefined && !isSameAddress(answer.owner, owner))
    throw new Error(`It is of the owner ${answer.owner}. The answer of ${owner} was expected.`)
  await verifyProof(answer, chain)
  const place = { chainId: chain.chainId, account: safe, owner: answer.owner }
  keepOwnerProof({ ...place, signature: answer.signature, provenAt: Date.now() })
  removeAskedProof(place)
}

/**
 * Verifies a proof of control: a key is recovered here, a contract is asked on chain.
 * @throws {Error} saying what is wrong with it, or why that could not be found out
 */
export async function verifyProof(answer: OwnerProofAnswer, chain: Chain): Promise<void> {
  const { safe } = answer
  const state = await readChainState(chain, safe)
  const code = (await readCodes(chain, [answer.owner], state.block)).of(answer.owner)
  if (!code?.ok)
    throw new Error(`Whether ${answer.owner} is a contract could not be read: ${code?.reason ?? 'not asked'}`)
  const account = { chain, safe, version: state.version, block: state.block }
  if (!(await isOwnersSignature(account, answer.owner, answer.signature, code.value.isContract)))
    throw new Error(
      code.value.isContract
        ? `The contract ${answer.owner} does not accept it as a signature of this text, asked as this account asks.`
        : `It was not made by ${answer.owner} for this text.`,
    )
}
