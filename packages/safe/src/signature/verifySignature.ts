import type { Address, Hex } from '@countersign/primitives'
import { SafeError } from '../errors/SafeError.ts'
import type { SafeErrorCode } from '../errors/SafeErrorMeta.ts'
import { isVersionBelow } from '../transaction/isVersionBelow.ts'
import { recoverSignature } from './recoverSignature.ts'
import type { ContractSignature, ParsedSignature } from './Signature.ts'
import { signatureMessages as messages } from './signatureMessages.ts'

/**
 * The two forms of EIP-1271: `bytes32` is `isValidSignature(bytes32,bytes)` and takes the hash, `bytes` the older
 * `isValidSignature(bytes,bytes)`, which takes the preimage.
 *
 * @example
 * const form: ContractSignatureForm = 'bytes32'
 */
export type ContractSignatureForm = 'bytes32' | 'bytes'

/**
 * The chain reads for the verification. If a read fails, the verification rejects: "not checked" is not "wrong".
 *
 * @example
 * const read: SignatureReads = { isValidSignature: …, approvedHash: … }
 */
export type SignatureReads = {
  /**
   * The answer of the owner's `isValidSignature` (a bytes4, padded or not); `null` if it reverts or is not a
   * contract.
   */
  isValidSignature(
    owner: Address,
    hashOrPreimage: Hex,
    contractSignature: Hex,
    form: ContractSignatureForm,
  ): Promise<Hex | null>
  /** The account's `approvedHashes(owner, hash)`. */
  approvedHash(owner: Address, hash: Hex): Promise<bigint>
}

/**
 * The outcome for one signature. `owner` is `null` only if no key could be recovered. The caller checks whether the
 * owner is an owner of the account.
 *
 * @example
 * const { valid, owner }: SignatureVerdict = await verifySignature(input)
 */
export type SignatureVerdict =
  | { readonly valid: true; readonly owner: Address; readonly form?: ContractSignatureForm }
  | { readonly valid: false; readonly owner: Address | null; readonly reason: string; readonly code?: SafeErrorCode }

const MAGIC: Record<ContractSignatureForm, Hex> = { bytes32: '0x1626ba7e', bytes: '0x20c13b0b' }

/**
 * Checks one signature of any kind.
 *
 * @param input `hash` and its `preimage` (`encodeSafeTransaction`, `encodeSafeMessage`); `version`: the account's, if
 * its contract must accept the signature, because it calls contract owners in one form only (the older one before
 * 1.5.0); without it, either form counts
 * @throws the errors of the reads
 * @example
 * const [parsed] = parseSignatures(signature)
 * const verdict =
 *   parsed && (await verifySignature({ signature: parsed, hash: safeTxHash, preimage: reviewed.preimage, version: '1.4.1', read }))
 */
export async function verifySignature(input: {
  readonly signature: ParsedSignature
  readonly hash: Hex
  readonly preimage: Hex
  readonly read: SignatureReads
  readonly version?: string
}): Promise<SignatureVerdict> {
  const { signature, hash, read } = input
  switch (signature.kind) {
    case 'contract':
      return verifyContractSignature(input, signature)
    case 'approvedHash':
      return (await read.approvedHash(signature.owner, hash)) > 0n
        ? { valid: true, owner: signature.owner }
        : {
            valid: false,
            owner: signature.owner,
            reason: messages.notApproved({ owner: signature.owner, hash }),
          }
    default:
      return verifyEcdsa(signature, hash)
  }
}

async function verifyEcdsa(signature: ParsedSignature, hash: Hex): Promise<SignatureVerdict> {
  try {
    return { valid: true, owner: (await recoverSignature({ signature, hash })).owner }
  } catch (error) {
    if (!(error instanceof SafeError)) throw error
    return { valid: false, owner: null, reason: error.message, code: error.code }
  }
}

async function verifyContractSignature(
  { hash, preimage, read, version }: Parameters<typeof verifySignature>[0],
  { owner, contractSignature }: ContractSignature,
): Promise<SignatureVerdict> {
  for (const form of formsOf(version)) {
    const answer = await read.isValidSignature(owner, form === 'bytes32' ? hash : preimage, contractSignature, form)
    if (answer !== null && isMagic(answer, MAGIC[form])) return { valid: true, owner, form }
  }
  return { valid: false, owner, reason: messages.contractRefuses({ owner, hash }) }
}

function formsOf(version: string | undefined): readonly ContractSignatureForm[] {
  if (version === undefined) return ['bytes32', 'bytes']
  return isVersionBelow(version, '1.5.0') ? ['bytes'] : ['bytes32']
}

function isMagic(answer: Hex, magic: Hex): boolean {
  return answer.toLowerCase() === magic || answer.toLowerCase() === magic.padEnd(66, '0')
}
