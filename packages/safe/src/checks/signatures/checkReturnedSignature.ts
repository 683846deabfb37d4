import { type Address, type Hex, isHex, isSameAddress } from '@countersign/primitives'
import { recoverSignature } from '../../signature/recoverSignature.ts'
import type { EcdsaSignature, Signature } from '../../signature/Signature.ts'
import { contractSignature } from '../../signature/contractSignature.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { signatureCheckMessages as messages } from './signatureCheckMessages.ts'

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
      title: messages.notExpected,
      reason: messages.notSent(reason),
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
    return refuse(error instanceof Error ? error.message : messages.noKey)
  }
  if (!isSameAddress(signature.owner, returned.expected))
    return refuse(messages.otherKey({ found: signature.owner, expected: returned.expected, hash: returned.hash }))
  const check: Check = {
    id,
    verdict: 'verified',
    title: messages.matches,
    reason: messages.recovers({ owner: signature.owner, hash: returned.hash }),
  }
  return { check, signature }
}

type Refusal = (reason: string) => { readonly check: Check; readonly signature: null }

function judgeContract(
  { answer, expected, hash }: ReturnedSignature,
  contract: Read<Hex | null>,
  refuse: Refusal,
): { readonly check: Check; readonly signature: Signature | null } {
  if (!isHex(answer)) return refuse(messages.notHex)
  if (!contract.ok)
    return {
      check: {
        id,
        field: 'signature',
        verdict: 'unchecked',
        title: messages.contractUnread,
        reason: messages.whetherAccepts({ contract: expected, reason: contract.reason }),
      },
      signature: null,
    }
  const magic = contract.value?.slice(0, 10).toLowerCase() ?? ''
  if (!MAGIC.includes(magic) || !/^(?:0*)$/.test(contract.value?.slice(10) ?? ''))
    return refuse(
      messages.wrongMagic({
        contract: expected,
        answer: contract.value ?? messages.nothing,
        hash,
        magic: MAGIC[0] ?? '',
      }),
    )
  const reason = messages.accepts({ contract: expected, hash })
  return {
    check: { id, verdict: 'verified', title: messages.contractAccepts, reason },
    signature: contractSignature(expected, answer),
  }
}

/** The signature of a key, or the reason why it is invalid. */
function readKeySignature({ answer, from }: ReturnedSignature): EcdsaSignature | string {
  if (!isHex(answer) || answer.length !== 132)
    return isHex(answer) ? messages.wrongSize((answer.length - 2) / 2) : messages.notWhole
  const v = Number.parseInt(answer.slice(130), 16)
  if (v < 2 && from === 'outside') return v === 0 ? messages.claimsContract : messages.claimsApproval
  const normal = v < 2 ? v + 27 : v
  if (![27, 28, 31, 32].includes(normal)) return messages.wrongV(v)
  return {
    kind: normal > 30 ? 'ethSign' : 'eoa',
    owner: null,
    data: `0x${answer.slice(2, 130).toLowerCase()}${normal.toString(16)}`,
  }
}
