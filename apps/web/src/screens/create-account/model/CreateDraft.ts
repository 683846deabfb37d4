import { ChainId } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import * as z from 'zod/mini'

const KEY = 'countersign.create'

const Stored = z.object({
  step: z.enum(['name', 'owners', 'review']),
  name: z.string(),
  chainId: z.nullable(ChainId),
  owners: z.array(z.object({ id: z.string(), name: z.string(), text: z.string() })),
  threshold: z.number(),
  isTouched: z.boolean(),
})

export type CreateStep = 'name' | 'owners' | 'review'
export type OwnerRow = {
  readonly id: string
  readonly name: string
  readonly text: string
  /** What the text resolves to. */
  readonly address: Address | null
}
/** The form as it was typed; kept in the tab until the account exists. */
export type CreateDraft = {
  readonly step: CreateStep
  readonly name: string
  /** Null: the wallet's, else the first one. */
  readonly chainId: string | null
  readonly owners: readonly OwnerRow[]
  readonly threshold: number
  /** An owner was typed, added or removed. */
  readonly isTouched: boolean
}

export const ownerRow = (text = '', name = ''): OwnerRow => ({ id: crypto.randomUUID(), name, text, address: null })

export function readCreateDraft(): CreateDraft | null {
  try {
    const parsed = Stored.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    if (!parsed.success) return null
    return { ...parsed.data, owners: parsed.data.owners.map((owner) => ({ ...owner, address: null })) }
  } catch {
    return null
  }
}

export function writeCreateDraft(draft: CreateDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Without storage, the input is lost with the page.
  }
}
