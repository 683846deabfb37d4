import { AddressSchema, ChainId } from '@countersign/api'
import { isSameAddress } from '@countersign/primitives'
import * as z from 'zod/mini'
import { browserKeyValue } from '../../data/chain-only/browserKeyValue.ts'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { BatchSchema, type Batch } from './model/BuilderCall.ts'

const SavedBatch = z.object({
  id: z.string(),
  chainId: ChainId,
  safe: AddressSchema,
  /** Epoch milliseconds. */
  savedAt: z.number(),
  batch: BatchSchema,
})
export type SavedBatch = Omit<z.output<typeof SavedBatch>, 'batch'> & { readonly batch: Batch }

const table = browserKeyValue('countersign-batches')

/** Batches stored in this browser under a name, each for one account on one chain. */
export const savedBatches = {
  /** Newest first. */
  async list({ chainId, safe }: AccountKey): Promise<SavedBatch[]> {
    return (await table.values())
      .flatMap((value) => {
        const parsed = SavedBatch.safeParse(value)
        return parsed.success ? [parsed.data] : []
      })
      .filter((saved) => saved.chainId === chainId && isSameAddress(saved.safe, safe))
      .toSorted((first, second) => second.savedAt - first.savedAt)
  },
  save: (saved: SavedBatch): Promise<void> => table.set(saved.id, saved),
  remove: (id: string): Promise<void> => table.remove(id),
}
