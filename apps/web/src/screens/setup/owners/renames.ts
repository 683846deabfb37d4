import { type Address, jsonCodec } from '@countersign/primitives'
import * as z from 'zod/mini'
import { createTypedForms } from '../../../parts/forms/createTypedForms.ts'

const forms = createTypedForms('owner-name', jsonCodec(z.string()))
const placeOf = (chainId: string, owner: Address) => `${chainId}:${owner}`

/** The name in the field of an owner that was not left yet, so that it survives a reload. */
export const renames = {
  read: (chainId: string, owner: Address) => forms.read(placeOf(chainId, owner)),
  write: (chainId: string, owner: Address, name: string) => forms.write(placeOf(chainId, owner), name),
  clear: (chainId: string, owner: Address) => forms.clear(placeOf(chainId, owner)),
}
