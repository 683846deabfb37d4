import type { Statement, ViewContext } from '@countersign/describe/transaction'
import { listText, numberText } from '@countersign/primitives'
import { ProvenanceMark, relativeTime, useNow, type ProvenanceSource } from '@countersign/ui'
import type { Predicted, Position } from '../../simulation/Predicted.ts'
import styles from './Effects.module.css'
import { effectsMessages } from './effectsMessages.ts'

/** A value whose source differs from the rest of the page. */
export type OriginException = { readonly text: string; readonly source: ProvenanceSource }

type Props = {
  /** Where figures, names and prices come from, as sentences. */
  readonly sentences: readonly string[]
  readonly exceptions: readonly OriginException[]
}

/** One line that names the source of the values. Only exceptions have a mark. */
export function OriginLine({ sentences, exceptions }: Props) {
  return (
    <p className={styles.origin}>
      {sentences.length > 0 && <span>{sentences.join(' ')}</span>}
      {exceptions.map(({ text, source }) => (
        <span key={text} className={styles.exception}>
          <ProvenanceMark source={source} isSilent /> {text}
        </span>
      ))}
    </p>
  )
}

/** The sentences about the figures, and about names and prices where the page shows some. */
export function useOriginSentences(predicted: Predicted | null, pricesAt: number | null, hasNames: boolean): string[] {
  const now = useNow(false)
  return [
    // As long as the sentence that takes its place, so that the line does not become longer.
    ...(predicted === null ? [effectsMessages.originPending] : figureSentences(predicted)),
    ...(hasNames ? [effectsMessages.namesFromBook] : []),
    // Without figures there is no price to explain.
    ...(predicted === null || pricesAt === null
      ? []
      : [effectsMessages.pricesFromService({ age: relativeTime(pricesAt, now) })]),
  ]
}

function figureSentences({ position, block, source }: Predicted): string[] {
  const at = numberText(block)
  if (source === 'calls') return [effectsMessages.originCalls({ block: at }), ...aloneSentences(position)]
  if (position.kind !== 'after') return [effectsMessages.originRun({ block: at }), ...aloneSentences(position)]
  const nonces = position.nonces.map(String)
  const [nonce = ''] = nonces
  return [
    nonces.length === 1
      ? effectsMessages.originRunAfterOne({ block: at, nonce })
      : effectsMessages.originRunAfter({ block: at, nonces: listText(nonces) }),
  ]
}

function aloneSentences(position: Position): string[] {
  if (position.kind !== 'alone') return []
  const nonces = listText(position.nonces.map(String))
  switch (position.cause) {
    case 'missing':
      return position.nonces.length === 0 ? [] : [effectsMessages.originMissing(nonces)]
    case 'fails':
      return [effectsMessages.originFails(nonces)]
    case 'many':
      return [effectsMessages.originMany(position.nonces.length)]
    case 'unread':
      return [effectsMessages.originUnread]
  }
}

/** Names that only the service gives, in the sentence and for the coin. */
export function reportedExceptions({ parts, source }: Statement, { native }: ViewContext): OriginException[] {
  const names = [...new Set(parts.flatMap((part) => (part.kind === 'name' && part.source ? [part.text] : [])))]
  return [
    ...(names.length > 0
      ? [{ text: effectsMessages.namesFromService({ names: listText(names) }), source: 'service' as const }]
      : []),
    ...(native.isFromService === true && parts.some(({ kind, source: reported }) => kind === 'amount' && reported)
      ? [{ text: effectsMessages.coinFromService, source: 'service' as const }]
      : []),
    ...(source === 'service' ? [{ text: effectsMessages.sentByService, source: 'service' as const }] : []),
  ]
}
