import { rowOf, rowWordsOf } from '@countersign/describe/transaction'
import { useLocalDecoder } from '../transaction/useLocalDecoder.ts'
import { useViewContext } from '../transaction/useViewContext.ts'
import type { Waiting } from './readWaiting.ts'

/** The words of a waiting transaction: from its signed fields after its hash was checked, before that from the service. */
export function useWaitingTitle(): (transaction: Waiting) => string {
  const decode = useLocalDecoder(true)
  const context = useViewContext({ decode })
  return ({ signed, units, listed, nonce }) =>
    signed === null || units === null
      ? rowOf(listed, context).title
      : rowWordsOf(signed, nonce, { ...context, ...units }).title
}
