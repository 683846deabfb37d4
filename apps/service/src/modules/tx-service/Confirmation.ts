import { AddressSchema, HashSchema, HexSchema } from '@countersign/api'
import { type Hex, InputError } from '@countersign/primitives'
import { approvedHashSignature, parseSignatures, type SignatureKind } from '@countersign/safe'
import * as z from 'zod/mini'
import type { ConfirmationRow } from '../../read/transactions/rows.ts'
import { IsoTime } from './wireScalars.ts'

export const SignatureType = z.enum(['CONTRACT_SIGNATURE', 'APPROVED_HASH', 'EOA', 'ETH_SIGN'])
type SignatureType = z.output<typeof SignatureType>

export const Confirmation = z.object({
  owner: AddressSchema,
  submissionDate: IsoTime,
  transactionHash: z.nullable(HashSchema),
  signature: HexSchema,
  signatureType: SignatureType,
})

const TYPES = {
  contract: 'CONTRACT_SIGNATURE',
  approvedHash: 'APPROVED_HASH',
  eoa: 'EOA',
  ethSign: 'ETH_SIGN',
} as const satisfies Record<SignatureKind, SignatureType>

export function signatureTypeOf(signature: Hex): SignatureType {
  try {
    return TYPES[parseSignatures(signature)[0]?.kind ?? 'eoa']
  } catch (error) {
    if (error instanceof InputError) return 'EOA'
    throw error
  }
}

export function toConfirmation({ owner, submittedAt, signature }: ConfirmationRow): z.output<typeof Confirmation> {
  const given = signature ?? approvedHashSignature(owner).data
  return {
    owner,
    submissionDate: submittedAt,
    transactionHash: null,
    signature: given,
    signatureType: signatureTypeOf(given),
  }
}
