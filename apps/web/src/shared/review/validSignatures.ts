import type { Signature } from '@countersign/safe'
import type { ReviewedSignature } from './ReviewedSignature.ts'

export const validSignatures = (signatures: readonly ReviewedSignature[]): Signature[] =>
  signatures.flatMap(({ outcome }) => (outcome.kind === 'valid' ? [outcome.signature] : []))
