import { type Address, isSameAddress } from '@countersign/primitives'
import { readNewRecoveries } from '../../recovery/readNewRecoveries.ts'
import type { CodeBook } from '../calls/CodeBook.ts'
import type { InspectedCall } from '../calls/InspectedCall.ts'
import { judgeNewRecovery } from './judgeNewRecovery.ts'

/**
 * Calls to a module that the same transaction creates before, by the published factory from published code: nothing stands there yet,
 * and will when they run.
 *
 * @param calls every call of the transaction (`inspectCalls`)
 * @example
 * callsOfNewModules(calls, safe, book).has(call)
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
