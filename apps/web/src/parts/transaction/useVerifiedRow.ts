import type { Transaction, TransactionDetails } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import { useQuery } from '@tanstack/react-query'
import { transactionQuery } from '../../data/query/transactionQuery.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import {
  rowOf,
  type Contradiction,
  type RowMeta,
  type TransactionCheck,
  type ViewContext,
} from '@countersign/describe/transaction'
import { lateModule } from '../../data/live/lateModule.ts'
import { rowUnitsQuery } from './rowUnitsQuery.ts'
import { useKnownPrices } from './useKnownPrices.ts'
import { useLocalDecoder } from './useLocalDecoder.ts'
import { useTransactionCheck } from './useTransactionCheck.ts'
import { useViewContext } from './useViewContext.ts'

/** What reads the signed fields. Until it is here a row says what the list says, as a row whose check has not run. */
export const useRowReading = lateModule(() => import('./rowReading.ts'))

export type VerifiedRow = {
  readonly details: { readonly data: TransactionDetails | undefined; readonly dataUpdatedAt: number }
  readonly check: TransactionCheck | null | undefined
  /** The account's state on chain. */
  readonly state: ChainState | undefined
  readonly context: ViewContext
  readonly title: string
  readonly meta: readonly RowMeta[]
  /** The listed transaction; after verification, with nonce, signers and status from the check. */
  readonly transaction: Transaction
  /** Words and signers derive from fields whose hash the page computed. */
  readonly isVerified: boolean
  /** A word of the title comes from the service alone. */
  readonly isFromService: boolean
  readonly contradiction: Contradiction | null
}

/**
 * A row of the queue. Until hash, signatures and tokens were checked by the page it shows the answer of the list. After that its words,
 * amounts and signers derive from the checked fields; only its time and its marked claims come from the list.
 */
export function useVerifiedRow(listed: Transaction, mayCheck: boolean): VerifiedRow {
  const { chain, key } = useAccount()
  const details = useQuery({ ...transactionQuery(key, listed.id), enabled: mayCheck })
  const { check, state } = useTransactionCheck(details.data, mayCheck)
  const reading = useRowReading(mayCheck)
  const contradiction = reading && details.data && check ? reading.contradictionOf(listed, details.data, check) : null
  const signed =
    reading && details.data && check && contradiction !== 'hash' ? reading.transactionOfDetails(details.data) : null
  const units = useQuery(rowUnitsQuery(chain, key, { id: listed.id, transaction: signed, block: state?.block ?? null }))
  const plain = useViewContext({ details: details.data })
  const decode = useLocalDecoder(signed !== null && reading?.readCall(signed, plain).meaning.kind === 'unknown')
  const context = { ...plain, decode }
  const pricesIn = useKnownPrices()
  const row = rowOf(listed, context)
  const base = { details, check, state, contradiction }
  if (!reading || !details.data || !check || !signed || !state || !units.data)
    return {
      ...base,
      context,
      title: row.title,
      meta: row.meta,
      transaction: listed,
      isVerified: false,
      isFromService: true,
    }
  const exact = { ...context, ...units.data }
  const { title, meta, isFromService } = reading.rowWordsOf(signed, signed.nonce, exact, pricesIn(exact))
  return {
    ...base,
    context: exact,
    title,
    meta: [...meta.map((text) => ({ text })), ...row.meta.filter(({ source }) => source === 'service')],
    transaction: reading.verifiedExecution(listed, details.data, check, state),
    isVerified: true,
    isFromService,
  }
}
