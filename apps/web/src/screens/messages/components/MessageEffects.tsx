import type { Balances } from '@countersign/api'
import { hostOfOrigin, type AppOrigin, type MessageMeaning } from '@countersign/describe/message'
import type { Flow, ViewContext } from '@countersign/describe/transaction'
import { effectsMessages } from '../../../parts/transaction/effects/effectsMessages.ts'
import { EffectsSection } from '../../../parts/transaction/effects/EffectsSection.tsx'
import { laterLines } from '../../../parts/transaction/effects/laterLines.ts'
import { OriginLine, reportedExceptions } from '../../../parts/transaction/effects/OriginLine.tsx'
import { messageReviewMessages } from '../messageReviewMessages.ts'

type Props = {
  readonly origin: AppOrigin | null
  readonly flows: readonly Flow[]
  readonly context: ViewContext
  readonly meaning: MessageMeaning
  readonly balances: Balances | undefined
  readonly currency: string
}

/** What a permit lets others take, and where the values of the page come from. */
export function MessageEffects({ flows, context, origin, meaning, balances, currency }: Props) {
  const lines = laterLines({ predicted: { permissions: null }, flows, context, pricing: { balances, currency } })
  const line = (
    <OriginLine
      sentences={[messageReviewMessages.originMessage]}
      exceptions={[
        ...reportedExceptions({ parts: meaning.statement, text: '', source: 'bytes' }, context),
        ...(origin
          ? [{ text: effectsMessages.askedByApp({ app: hostOfOrigin(origin) }), source: 'service' as const }]
          : []),
      ]}
    />
  )
  if (lines.length === 0) return line
  return (
    <EffectsSection
      title={messageReviewMessages.laterTitle}
      position={null}
      groups={[{ id: 'later', title: effectsMessages.later, lines }]}
      expected={lines.length}
      context={context}
      origin={line}
    />
  )
}
