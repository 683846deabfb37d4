import { type Address, isSameAddress } from '@countersign/primitives'
import { readNewRecoveries } from '../../recovery/readNewRecoveries.ts'
import type { CodeBook } from '../calls/CodeBook.ts'
import type { InspectedCall } from '../calls/InspectedCall.ts'
import { judgeNewRecovery } from './judgeNewRecovery.ts'

/**
 * Calls to a module that the same transaction creates earlier, by the published factory from published code: the
 * address has no code yet, but will have when they run.
 *
 * @param calls every call of the transaction (`inspectCalls`)
 */
export function callsOfNewModules(
  calls: readonly InspectedCall[],
  safe: Address,
  book: CodeBook,
): ReadonlySet<InspectedCall> {
  const own = calls.filter(({ caller }) => isSameAddress(caller, safe))
  return new Set(
    readNewRecoveries(own, safe)
      .filter((one) => judgeNewRecovery(one, safe, book).verdict !== 'danger')
      .flatMap(({ module, places }) =>
        places.flatMap((place) => own[place] ?? []).filter(({ to }) => isSameAddress(to, module)),
      ),
  )
}
