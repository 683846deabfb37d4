import * as z from 'zod/mini'
import type { Delegation } from '../../../data/proposers/Delegation.ts'
import { createFormStore } from '../../../parts/forms/createFormStore.ts'
import { jsonCodec } from '@countersign/primitives'
import type { ProposerForm } from './ProposerForm.ts'

const typed = jsonCodec(
  z.object({
    text: z.string(),
    label: z.string(),
    term: z.enum(['no-end', 'month', 'quarter', 'year', 'own']),
    day: z.string(),
    isKept: z.boolean(),
  }),
)

/** The typed form of a proposer. Its field resolves the address again. */
export const proposerForms = createFormStore<ProposerForm>('proposer', {
  parse(text) {
    const form = typed.parse(text)
    return form && { ...form, address: null }
  },
  print: ({ text, label, term, day, isKept }) => typed.print({ text, label, term, day, isKept }),
})

/** The form's name in the store; a new proposer has its own. */
export const formNameOf = (delegation: Delegation | null): string =>
  delegation === null ? 'new' : [delegation.proposer, delegation.addedBy, delegation.isForAll].join(' ')
