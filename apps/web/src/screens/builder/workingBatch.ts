import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { jsonCodec } from '../../data/storage/jsonCodec.ts'
import { BatchSchema, type Batch } from './model/BuilderCall.ts'

const codec = jsonCodec(BatchSchema)
const nameOf = ({ chainId, safe }: AccountKey) => `countersign.builder.${chainId}:${safe}`

/** The batch at work survives a reload and a look at another page, for as long as the tab lives. */
export function readWorkingBatch(key: AccountKey): Batch | null {
  try {
    return codec.parse(sessionStorage.getItem(nameOf(key)) ?? 'null') ?? null
  } catch {
    return null
  }
}

export function writeWorkingBatch(key: AccountKey, batch: Batch | null): void {
  try {
    if (batch === null) sessionStorage.removeItem(nameOf(key))
    else sessionStorage.setItem(nameOf(key), JSON.stringify(batch))
  } catch {
    // Without storage, or with too much in it, the batch lives as long as the page.
  }
}
