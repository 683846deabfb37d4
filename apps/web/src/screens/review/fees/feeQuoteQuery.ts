import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { countedSignatures } from '@countersign/safe/checks'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import type { Review } from '../model/Review.ts'

/** Fees change with each block; a base fee moves by at most an eighth per block. */
const REFRESH_MS = 20_000

/** Gas and fees of the execution by a wallet, as `executeTransaction` would send it. */
export const feeQuoteQuery = (chain: Chain, review: Review | null, sender: Address | null, isHeld: boolean) =>
  queryOptions({
    queryKey: [
      ...queryKeys.account({ chainId: chain.chainId, safe: review?.reviewed.safe ?? '0x' }),
      'fee-quote',
      review?.reviewed.safeTxHash,
      sender,
      review && countedSignatures(review.signatures).length,
    ],
    queryFn: async () => {
      if (review === null || sender === null) return null
      const [
        { publicClientFor },
        { readFeeQuote },
        { encodeExecution },
        { completeSignatures },
        { deployAndExecuteCall },
      ] = await Promise.all([
        import('../../../data/chain-access/publicClientFor.ts'),
        import('../../../signing/execution/readFeeQuote.ts'),
        import('../../../signing/execution/encodeExecution.ts'),
        import('../../../signing/execution/completeSignatures.ts'),
        import('../../../signing/execution/deployAndExecuteCall.ts'),
      ])
      const { reviewed, state } = review
      const { owners, threshold, creation } = state
      const signatures = completeSignatures(
        { signatures: countedSignatures(review.signatures), owners, threshold, creation },
        sender,
      )
      const data = encodeExecution(reviewed.transaction, signatures, threshold)
      const call = creation ? await deployAndExecuteCall(chain, creation, data) : { to: reviewed.safe, data }
      return readFeeQuote(chain, publicClientFor(chain), { from: sender, ...call })
    },
    enabled: review !== null && sender !== null && !isHeld,
    refetchInterval: REFRESH_MS,
    staleTime: REFRESH_MS / 2,
    retry: false,
    structuralSharing: false,
    meta: { persist: false },
  })
