import { type Address, type Hex, isHex, isSameAddress } from '@countersign/primitives'
import { recoverSignature } from '../../signature/recoverSignature.ts'
import type { EcdsaSignature, Signature } from '../../signature/Signature.ts'
import { contractSignature } from '../../signature/contractSignature.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'

const id = 'returned-signature'
const MAGIC = ['0x1626ba7e', '0x20c13b0b']

/**
 * A returned signature, and the expected values.
 *
 * @example
 * const returned: ReturnedSignature = { answer, hash: reviewed.safeTxHash, expected: owner, from: 'wallet', contract: null }
 */
export type ReturnedSignature = {
  /** The returned bytes: 65 bytes of a key, or any bytes that a contract owner accepts. */
  readonly answer: Hex
  readonly hash: Hex
  readonly expected: Address
  /** A wallet may write v as 0 or 1. From a file, a link or a service these values would claim an approved hash. */
  readonly from: 'wallet' | 'outside'
  /** The answer of the owner's `isValidSignature` for these bytes, if the owner is a contract; null for a key. */
  readonly contract: Read<Hex | null> | null
}

/**
 * S5. Checks a signature before it leaves the page: made by the expected owner for the hash on the page, s in the
 * lower half, v one of 27, 28, 31, 32; a contract's signature only by the contract's own answer.
 *
 * @returns the finding, and the signature if it is verified
 * @example
 * const { check, signature } = await checkReturnedSignature(returned)
 */
export async function checkReturnedSignature(
  returned: ReturnedSignature,
): Promise<{ readonly check: Check; readonly signature: Signature | null }> {
  const refuse = (reason: string) => ({
    check: {
      id,
      field: 'signature',
      verdict: 'danger',
      title: 'The signature is not the expected one',
      reason: `${reason} It was not sent. Compare the hashes on another machine before you sign again.`,
    } satisfies Check,
    signature: null,
  })
  if (returned.contract !== null) return judgeContract(returned, returned.contract, refuse)
  const read = readKeySignature(returned)
  if (typeof read === 'string') return refuse(read)
  let signature: Signature
  try {
    signature = await recoverSignature({ signature: read, hash: returned.hash })
  } catch (error) {
    return refuse(error instanceof Error ? error.message : 'No key can be recovered from it.')
  }
  if (!isSameAddress(signature.owner, returned.expected))
    return refuse(
      `It belongs to ${signature.owner}, but ${returned.expected} was expected. It was made for other bytes than the hash ${returned.hash}, or with another key.`,
    )
  const check: Check = {
    id,
    verdict: 'verified',
    title: 'The signature matches',
    reason: `It recovers to ${signature.owner} for the hash ${returned.hash}.`,
  }
  return { check, signature }
}

type Refusal = (reason: string) => { readonly check: Check; readonly signature: null }

function judgeContract(
  { answer, expected, hash }: ReturnedSignature,
  contract: Read<Hex | null>,
  refuse: Refusal,
): { readonly check: Check; readonly signature: Signature | null } {
  if (!isHex(answer)) return refuse('It is not hex.')
  if (!contract.ok)
    return {
      check: {
        id,
        field: 'signature',
        verdict: 'unchecked',
        title: 'The contract could not be read',
        reason: `Whether ${expected} accepts the signature could not be read: ${contract.reason}. It was not sent. Try again.`,
      },
      signature: null,
    }
  const magic = contract.value?.slice(0, 10).toLowerCase() ?? ''
  if (!MAGIC.includes(magic) || !/^(?:0*)$/.test(contract.value?.slice(10) ?? ''))
    return refuse(
      `The contract ${expected} returned ${contract.value ?? 'nothing'} from isValidSignature for ${hash}, but ${MAGIC[0]} is expected.`,
    )
  const reason = `The contract ${expected} accepts it for ${hash} (EIP-1271).`
  return {
    check: { id, verdict: 'verified', title: 'The contract accepts the signature', reason },
    signature: contractSignature(expected, answer),
  }
}

/** The signature of a key, or the reason why it is invalid. */
function readKeySignature({ answer, from }: ReturnedSignature): EcdsaSignature | string {
  if (!isHex(answer) || answer.length !== 132)
    return `It has ${isHex(answer) ? (answer.length - 2) / 2 : 'no whole'} bytes, but a key’s signature has 65.`
  const v = Number.parseInt(answer.slice(130), 16)
  if (v < 2 && from === 'outside')
    return `Its v is ${v}, which claims ${v === 0 ? 'a contract’s answer' : 'a hash approved on chain'}. From outside only 27, 28, 31 and 32 are accepted.`
  const normal = v < 2 ? v + 27 : v
  if (![27, 28, 31, 32].includes(normal)) return `Its v is ${v}, but 27, 28, 31 or 32 is expected.`
  return {
    kind: normal > 30 ? 'ethSign' : 'eoa',
    owner: null,
    data: `0x${answer.slice(2, 130).toLowerCase()}${normal.toString(16)}`,
  }
}
