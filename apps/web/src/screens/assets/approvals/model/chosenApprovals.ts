import { jsonCodec } from '@countersign/primitives'
import * as z from 'zod/mini'
import { createTypedForms } from '../../../../parts/forms/createTypedForms.ts'

const stored = jsonCodec(z.array(z.string()))

/** The ids of the approvals that were chosen, by account; stored in the tab until they are proposed. */
export const chosenApprovals = createTypedForms<readonly string[]>('approvals-chosen', {
  parse: (text) => stored.parse(text),
  print: (ids) => JSON.stringify(ids),
})
