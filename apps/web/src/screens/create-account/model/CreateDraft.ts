import { ChainId } from '@countersign/api'
import { type Address, jsonCodec } from '@countersign/primitives'
import * as z from 'zod/mini'
import { createTypedForms } from '../../../parts/forms/createTypedForms.ts'

const stored = jsonCodec(
  z.object({
    step: z.enum(['name', 'owners', 'review']),
    name: z.string(),
    networks: z.nullable(z.array(z.object({ chainId: ChainId, isLater: z.boolean() }))),
    version: z.nullable(z.string()),
    salt: z.nullable(z.string()),
    isBare: z.boolean(),
    expected: z.optional(z.string()),
    owners: z.array(z.object({ id: z.string(), name: z.string(), text: z.string() })),
    threshold: z.number(),
    isTouched: z.boolean(),
    isThresholdChosen: z.optional(z.boolean()),
  }),
)

export type CreateStep = 'name' | 'owners' | 'review'
export type OwnerRow = {
  readonly id: string
  readonly name: string
  readonly text: string
  /** The address to which the text resolves. */
  readonly address: Address | null
}
/** A network of the new account, and whether it is deployed there later. */
export type ChosenNetwork = { readonly chainId: string; readonly isLater: boolean }
/** The typed form, stored in the tab until the account exists. */
export type CreateDraft = {
  readonly step: CreateStep
  readonly name: string
  /** Null for the wallet's chain, otherwise the first one. */
  readonly networks: readonly ChosenNetwork[] | null
  /** Contract version; null for the one that the first network recommends. */
  readonly version: string | null
  /** The salt as typed; null for the first one that is free on all networks. */
  readonly salt: string | null
  /** Without a fallback handler. */
  readonly isBare: boolean
  /** An address as typed, which the computed one must equal. */
  readonly expected?: string | undefined
  readonly owners: readonly OwnerRow[]
  readonly threshold: number
  /** An owner was typed, added or removed. */
  readonly isTouched: boolean
  /** The owner chose the threshold; until then it follows the number of owners. */
  readonly isThresholdChosen?: boolean | undefined
}

export const ownerRow = (text = '', name = ''): OwnerRow => ({ id: crypto.randomUUID(), name, text, address: null })

/** Two of three: one key may be lost, and one stolen key is not enough. */
export const newDraft = (): CreateDraft => ({
  step: 'name',
  name: '',
  networks: null,
  version: null,
  salt: null,
  isBare: false,
  owners: [ownerRow(), ownerRow(), ownerRow()],
  isTouched: false,
  threshold: 2,
})

/** The one form of an account to be, stored in the tab. */
export const createDrafts = createTypedForms<CreateDraft>('create', {
  parse(text) {
    const draft = stored.parse(text)
    return draft && { ...draft, owners: draft.owners.map((owner) => ({ ...owner, address: null })) }
  },
  print: (draft) => JSON.stringify(draft),
})
