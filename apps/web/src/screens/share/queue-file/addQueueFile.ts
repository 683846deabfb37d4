import { errorText } from '@countersign/primitives'
import { keepImport } from '../add/keepImport.ts'
import { queueImport } from '../add/queueImport.ts'
import type { JudgedStated } from './JudgedStated.ts'

/** What became of one transaction. */
export type AddResult = { readonly signatures: number; readonly refusal: string | null }

/**
 * Adds what was judged new, in the order of the numbers. A transaction that the service refuses is stored in this browser with its verified signatures
 * and does not stop the others.
 */
export async function addQueueFile(judged: readonly JudgedStated[]): Promise<ReadonlyMap<JudgedStated, AddResult>> {
  const results = new Map<JudgedStated, AddResult>()
  for (const item of judged) {
    const { outcome, verified } = item
    if (verified === null || (outcome !== 'add' && outcome !== 'merge')) continue
    try {
      results.set(item, { signatures: await queueImport(verified), refusal: null })
    } catch (error) {
      await keepImport(verified)
      results.set(item, { signatures: item.fresh, refusal: errorText(error) })
    }
  }
  return results
}
