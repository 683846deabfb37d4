import type { InputErrorMeta } from '@countersign/primitives'

/** The values of each error of this package. The keys are the closed list of its codes. */
export type SafeErrorMeta = InputErrorMeta & {
  /** A contract version that is not semver, so no rule can be chosen by it. */
  'version/unknown': { version: string }
  /** Signature bytes that follow neither layout. */
  'signature/malformed': { position: number; signature: string }
  /** `v` is none of 0, 1, 27, 28, 31, 32. */
  'signature/bad-v': { v: number; signature: string }
  /** `s` lies in the upper half of the curve's order: a second spelling of a signature. */
  'signature/high-s': { s: bigint; signature: string }
  /** `r`, `s` and the hash give no public key. */
  'signature/unrecoverable': { hash: string; signature: string }
  /** Two signatures of one owner where one is allowed. */
  'signature/duplicate-owner': { owner: string }
  /** Typed data that cannot be hashed. */
  'message/malformed': { reason: string }
  /** Batch calldata that does not decode. */
  'batch/malformed': { level: number }
  /** Batches inside batches beyond the limit. */
  'batch/too-deep': { limit: number }
  /** Nothing to put in a batch. */
  'batch/empty': Record<never, never>
  /** An account's parameters that the contract would refuse. */
  'creation/invalid': { reason: string }
  /** Owners or a threshold that the contract would refuse; `value` is the refused one. */
  'owners/invalid': { value: string | number }
  /** An owner to replace or remove that is not in the list. */
  'owners/missing': { owner: string }
  /** A module to disable that the account does not have. */
  'modules/missing': { account: string; module: string }
  /** A recovery that its contracts would refuse. */
  'recovery/invalid': { reason: string }
  /** The received data is not a proposal of a known version; `path` is the field. */
  'exchange/malformed': { path: string; reason: string }
  /** Bytes were lost or changed in transit. */
  'exchange/damaged': { expected: string; found: string }
  /** The key or the passphrase is wrong. */
  'exchange/locked': Record<never, never>
  /** This browser lacks a required feature, or disables it for pages opened like this one. */
  'exchange/unsupported': { missing: string }
  /** Two proposals for different transactions. */
  'exchange/conflict': { known: string; incoming: string }
}

/**
 * The code of an error thrown by this package.
 *
 * @example
 * const words: Record<SafeErrorCode, string> = { … } // does not compile while one is missing
 */
export type SafeErrorCode = keyof SafeErrorMeta
