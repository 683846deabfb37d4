import { jsonCodec } from '../../data/storage/jsonCodec.ts'
import { createTypedForms } from '../../parts/forms/createTypedForms.ts'
import { BatchSchema, type Batch } from './model/BuilderCall.ts'

/** The batch at work survives a reload and a look at another page, for as long as the tab lives. */
export const workingBatches = createTypedForms<Batch>('builder', jsonCodec(BatchSchema))
