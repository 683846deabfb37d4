import type { SafeTransactionData } from '@countersign/safe/light'
import {
  callTreeOf,
  flowOf,
  isOwnershipRow,
  settingsChanges,
  type Flow,
  type Statement,
  type ViewContext,
} from '@countersign/describe/transaction'
import { type Address, isSameAddress } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import { useNames } from '../../../data/names/useNames.ts'
import { balancesQuery } from '../../../data/query/balancesQuery.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { effectGroups } from '../../../parts/transaction/effects/effectGroups.ts'
import { effectsMessages } from '../../../parts/transaction/effects/effectsMessages.ts'
import { EffectsSection } from '../../../parts/transaction/effects/EffectsSection.tsx'
import {
  OriginLine,
  reportedExceptions,
  useOriginSentences,
  type OriginException,
} from '../../../parts/transaction/effects/OriginLine.tsx'
import { positionWords } from '../../../parts/transaction/effects/positionWords.ts'
import { useReviewContext } from '../context/ReviewContext.tsx'

type Props = {
  readonly transaction: SafeTransactionData
  readonly context: ViewContext
  readonly statement: Statement
  /** Values of the page with another source: the note, the app, the proposer. */
  readonly exceptions: readonly OriginException[]
}

/** "What changes": the figures of this page, at their position in the queue. Owner changes have a table of their own. */
export function ReviewEffects({ transaction, context, statement, exceptions }: Props) {
  const { key, chainId } = useAccount()
  const [currency] = useCurrency()
  const { review, predicted } = useReviewContext()
  const { nameOf } = useNames()
  const wallet = useWallet().address
  const { data: balances, dataUpdatedAt } = useQuery(balancesQuery(key, currency))
  const { nodes } = callTreeOf(transaction, context, null)
  const flows = flowOf(nodes)
  const isFromService = review?.ownerships.some(({ after }) => after.ok) ?? false
  const settings = review ? settingsChanges(nodes, review.state) : []
  const changes = isFromService ? settings.filter((change) => !isOwnershipRow(change)) : settings
  const groups =
    predicted && review
      ? effectGroups({
          predicted,
          flows,
          changes,
          context,
          pricing: { balances, currency },
          state: review.state,
          wallet,
        })
      : null
  const isOwnName = (address: Address) => nameOf(address, chainId)?.source === 'you'
  const hasNames = partiesOf(flows, context.safe).some(isOwnName)
  const sentences = useOriginSentences(predicted, flows.length > 0 && balances ? dataUpdatedAt : null, hasNames)
  const origin = (
    <OriginLine sentences={sentences} exceptions={[...reportedExceptions(statement, context), ...exceptions]} />
  )
  // The table of owners is above. Without payments only the source of the values is left to show.
  if (isFromService && groups !== null && groups.length === 0) return origin
  return (
    <EffectsSection
      title={effectsMessages.whatChanges}
      position={predicted && positionWords(predicted.position)}
      groups={groups}
      // The account, each recipient, and the fee of the connected wallet.
      expected={flows.length === 0 ? 1 : flows.length + (wallet === null ? 1 : 2)}
      context={context}
      origin={origin}
    />
  )
}

const partiesOf = (flows: readonly Flow[], safe: Address): Address[] =>
  [safe, ...flows.map(({ to }) => to)].filter(
    (one, index, all) => all.findIndex((other) => isSameAddress(one, other)) === index,
  )
