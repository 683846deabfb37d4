import type { Address, Hex } from '@countersign/primitives'
import { encodeAbiParameters, hexToBigInt, type PublicClient } from 'viem'
import { ethCall } from '../rpc/ethCall.ts'

/** EIP-1271, `isValidSignature(bytes32,bytes)`, and the form that Safe contracts used before 1.5.0. */
const FORMS = [
  { magic: '0x1626ba7e', type: 'bytes32' },
  { magic: '0x20c13b0b', type: 'bytes' },
] as const
const APPROVED_HASHES = '0x7d832974'

export async function readIsValidSignature(
  client: PublicClient,
  owner: Address,
  hash: Hex,
  preimage: Hex,
  signature: Hex,
): Promise<boolean> {
  const answers = await Promise.all(
    FORMS.map(async ({ magic, type }) => {
      const signed = type === 'bytes32' ? hash : preimage
      const parameters = encodeAbiParameters([{ type }, { type: 'bytes' }], [signed, signature])
      const answer = await ethCall(client, owner, `${magic}${parameters.slice(2)}`)
      return answer !== null && answer.length >= 66 && answer.startsWith(magic)
    }),
  )
  return answers.includes(true)
}

export async function readApprovedHash(
  client: PublicClient,
  safe: Address,
  owner: Address,
  hash: Hex,
): Promise<boolean> {
  const parameters = encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [owner, hash])
  const answer = await ethCall(client, safe, `${APPROVED_HASHES}${parameters.slice(2)}`)
  return answer !== null && answer.length === 66 && hexToBigInt(answer) !== 0n
}
