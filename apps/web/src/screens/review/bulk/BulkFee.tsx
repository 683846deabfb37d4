import { useAccount } from '../../../data/url/useAccount.ts'
import { CallFee } from '../../../signing/execution/CallFee.tsx'
import { nameOfSeveral } from '../../../signing/execution/nameOfSeveral.ts'
import type { Review } from '../model/Review.ts'
import { readyOf } from './readyOf.ts'

/** What the execution of the chosen transactions costs the connected wallet. */
export function BulkFee({ reviews, isBusy }: { reviews: readonly Review[]; isBusy: boolean }) {
  const { chain, safe } = useAccount()
  const [first] = reviews
  if (!first) return null
  const transactions = reviews.map(readyOf)
  return (
    <CallFee
      chain={chain}
      name={nameOfSeveral(chain.chainId, transactions)}
      build={async () => {
        const { encodeSeveral } = await import('../../../signing/execution/executeSeveral.ts')
        const { version } = first.reviewed
        return encodeSeveral({ chain, safe, version, threshold: first.state.threshold, transactions })
      }}
      isBusy={isBusy}
    />
  )
}
