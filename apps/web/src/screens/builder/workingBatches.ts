import { jsonCodec } from '@countersign/primitives'
import { createTypedForms } from '../../parts/forms/createTypedForms.ts'
import { BatchSchema, type Batch } from './model/BuilderCall.ts'

/** Reads the current batch, which survives a reload and a visit to another page as long as the tab is open. */
export const workingBatches = createTypedForms<Batch>('builder', jsonCodec(BatchSchema))
