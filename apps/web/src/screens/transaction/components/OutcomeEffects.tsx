import type { Balances, TransactionDetails } from '@countersign/api'
import { movesOf, settingsRecord, type Move, type ViewContext } from '@countersign/describe/transaction'
import { type Address, numberText } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import { useExpectedEffects } from '../../../data/storage/expectedEffects.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { predictedFromMoves } from '../../../parts/simulation/predictedFromCalls.ts'
import { effectGroups } from '../../../parts/transaction/effects/effectGroups.ts'
import { effectsMessages } from '../../../parts/transaction/effects/effectsMessages.ts'
import { EffectsSection } from '../../../parts/transaction/effects/EffectsSection.tsx'
import { OriginLine, reportedExceptions, type OriginException } from '../../../parts/transaction/effects/OriginLine.tsx'
import { expectedSide } from '../model/expectedSide.ts'
import { happenedQuery, holdingsOf, type Happened } from '../model/happenedQuery.ts'
import { receiptQuery } from '../model/receiptQuery.ts'
import { recordedMoves } from '../model/recordedMoves.ts'
import type { TransactionModel } from '../model/transactionModel.ts'
import { outcomeMessages } from '../outcomeMessages.ts'
import { ComparedEffects } from './ComparedEffects.tsx'

type Props = {
  readonly details: TransactionDetails
  readonly model: TransactionModel
  readonly context: ViewContext
  readonly exceptions: readonly OriginException[]
  readonly balances: Balances | undefined
  /** ISO 4217 code. */
  readonly currency: string
}

/** What a transaction changed, as the chain shows it; beside it what was expected, if this browser stored that. */
export function OutcomeEffects({ details, model, context, exceptions, balances, currency }: Props) {
  const { key } = useAccount()
  const wallet = useWallet().address
  const { execution, statement, flows, tree } = model
  const stored = useExpectedEffects(execution && { ...key, hash: execution.safeTxHash })
  const expected = stored && model.phase === 'done' ? expectedSide(stored) : null
  const recorded = movesOfModel(key.safe, model)
  const { happened, receipt } = useHappened(details, model, [...(expected?.moves ?? []), ...recorded])
  const reported = [...reportedExceptions(statement, context), ...exceptions]
  if (expected !== null && stored !== null && happened !== null && receipt)
    return <ComparedEffects {...{ expected, stored, happened, receipt, context, wallet }} exceptions={reported} />
  const origin = <OriginLine sentences={originOf(model, happened)} exceptions={reported} />
  // The facts below say how an account was created. It had no balance and no settings that could have changed.
  if (details.txInfo.type === 'Creation') return origin
  const groups = effectGroups({
    predicted: { ...predictedFromMoves(recorded), held: happened?.held ?? [] },
    flows: flows.filter(({ kind }) => kind !== 'out'),
    changes: tree ? settingsRecord(tree.nodes) : [],
    context,
    pricing: { balances, currency },
    state: null,
    wallet,
  })
  return (
    <EffectsSection
      title={titleOf(model.phase)}
      position={receipt === undefined ? null : outcomeMessages.inBlock({ block: numberText(receipt.block) })}
      groups={groups}
      expected={recorded.length}
      context={context}
      origin={origin}
    />
  )
}

/** From the chain's record after an execution, from the calls otherwise. */
const movesOfModel = (safe: Address, { phase, moved, flows }: TransactionModel) =>
  phase === 'done' && moved !== null ? recordedMoves(safe, moved) : movesOf(safe, flows)

/** The receipt of an execution, and the balances around its block. */
function useHappened(details: TransactionDetails, { phase }: TransactionModel, moves: readonly Move[]) {
  const { chain } = useAccount()
  const { data } = useQuery(receiptQuery(chain, details.txHash))
  const receipt = phase === 'done' ? data : undefined
  const payer = receipt?.fee ? [{ owner: receipt.from, token: null }] : []
  const holdings = [...holdingsOf(moves), ...payer]
  const happened = useQuery(happenedQuery({ chain, block: receipt?.block ?? null, holdings })).data ?? null
  return { happened, receipt }
}

function titleOf(phase: TransactionModel['phase']): string {
  if (phase === 'pending') return effectsMessages.whatChanges
  return phase === 'done' ? effectsMessages.whatChanged : effectsMessages.whatWouldHaveChanged
}

function originOf({ phase, moved, tree }: TransactionModel, happened: Happened | null): string[] {
  if (phase === 'failed' || phase === 'replaced') return [outcomeMessages.originCalls]
  const hasRecord = moved !== null && moved.length > 0
  return [
    ...(hasRecord ? [outcomeMessages.originRecorded(moved.length)] : []),
    ...(!hasRecord && tree === null ? [outcomeMessages.originEvents] : []),
    ...(happened !== null && happened.held.length > 0
      ? [outcomeMessages.originHappened({ block: numberText(happened.block) })]
      : []),
  ]
}
