import type { Balances, TransactionDetails } from '@countersign/api'
import { useMemo } from 'react'
import { useNames } from '../../data/names/useNames.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import type { ViewContext } from '@countersign/describe/transaction'
import type { UnitOf } from '@countersign/simulation'
import { viewContextFor } from './viewContextFor.ts'

/** The context for sentences on the pages of the open account. */
export function useViewContext(
  known: {
    balances?: Balances | undefined
    details?: TransactionDetails | undefined
    decode?: ViewContext['decode']
    isCoinFromService?: boolean
    threshold?: number | undefined
    units?: UnitOf | undefined
  } = {},
): ViewContext {
  const { safe, chain } = useAccount()
  const { nameOf } = useNames()
  const { balances, details, decode, isCoinFromService = false, threshold, units } = known
  return useMemo(
    () => viewContextFor(chain, safe, nameOf, { balances, details, decode, isCoinFromService, threshold, units }),
    [safe, chain, nameOf, balances, details, decode, isCoinFromService, threshold, units],
  )
}
