import type { OwnerProofAnswer, OwnerProofRequest } from './OwnerProof.ts'
import { chain, time, uint256 } from './partShapes.ts'
import { address, hex, object, oneOf, shownText, type Reader } from './shape.ts'

/** The version of the format of requests for a proof of control, and of their answers. */
export const OWNER_PROOF_VERSION = 1
/** The signature of an account with many owners is long. */
const MOST_SIGNATURE = 16_384

const requestShape = object({
  kind: oneOf('owner-proof-request'),
  version: oneOf(OWNER_PROOF_VERSION),
  chainId: uint256,
  chain,
  safe: address,
  owner: address,
  accountName: shownText(80),
  askedBy: shownText(80),
  createdAt: time,
})

const answerShape = object({
  kind: oneOf('owner-proof'),
  version: oneOf(OWNER_PROOF_VERSION),
  chainId: uint256,
  safe: address,
  owner: address,
  signature: hex({ most: MOST_SIGNATURE }),
})

export const readOwnerProofRequest: Reader<OwnerProofRequest> = (value, path) => {
  const { version: _format, ...rest } = requestShape(value, path)
  return rest
}

export const readOwnerProofAnswer: Reader<OwnerProofAnswer> = (value, path) => {
  const { version: _format, ...rest } = answerShape(value, path)
  return rest
}
