import type { TransactionDetails } from '@countersign/api'
import type { TransactionCheck, ViewContext } from '@countersign/describe/transaction'
import { lateModule } from '../../../data/live/lateModule.ts'
import type { RowVerdict } from './rowVerdict.ts'

const useModule = lateModule(() => import('./rowVerdict.ts'))

/** The verdict of a row. Not checked until its code is here, which is loaded after the first content. */
export function useRowVerdict(
  details: TransactionDetails | undefined,
  check: TransactionCheck | null | undefined,
  context: ViewContext,
  mayCheck: boolean,
): RowVerdict {
  return useModule(mayCheck)?.rowVerdict(details, check, context) ?? { verdict: 'unchecked' }
}
