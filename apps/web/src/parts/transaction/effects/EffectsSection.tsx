import type { ViewContext } from '@countersign/describe/transaction'
import {
  EffectsTable,
  FullAddress,
  Identicon,
  SectionHeading,
  ShortHex,
  TokenCoin,
  type EffectGroup,
  type EffectRow,
} from '@countersign/ui'
import type { ReactNode } from 'react'
import type { EffectLine, EffectLines, EffectSubject, EffectValue } from './EffectLine.ts'
import styles from './Effects.module.css'
import { effectsMessages } from './effectsMessages.ts'

type Props = {
  readonly title: string
  /** The position for which the figures are valid. */
  readonly position: string | null
  /** Null while they are computed: the table keeps its place. */
  readonly groups: readonly EffectLines[] | null
  /** How many rows to expect while the figures are computed. */
  readonly expected: number
  readonly context: ViewContext
  /** Where the figures come from. */
  readonly origin: ReactNode
}

/** "What changes": one table, with its position in the heading and its origin below. */
export function EffectsSection({ title, position, groups, expected, context, origin }: Props) {
  return (
    <section aria-label={title}>
      <SectionHeading title={title} action={position} />
      {groups === null ? (
        <div className={`cs-panel ${styles.reading}`} data-rows={Math.min(expected, 6)} role="status">
          {effectsMessages.reading}
        </div>
      ) : groups.length === 0 ? (
        <div className={`cs-panel ${styles.nothing}`}>
          <b>{effectsMessages.nothing}</b>
          <span>{effectsMessages.nothingNote}</span>
        </div>
      ) : (
        <EffectsTable caption={title} groups={groups.map((group) => groupOf(group, context))} />
      )}
      {origin}
    </section>
  )
}

const groupOf = ({ id, title, lines }: EffectLines, context: ViewContext): EffectGroup => ({
  id,
  ...(title === null ? {} : { title }),
  rows: lines.map((line) => rowOf(line, context)),
})

export function rowOf(line: EffectLine, context: ViewContext): EffectRow {
  const { id, subject, note, isFull, change, changeNote, before, beforeNote, after, afterNote, isDanger, isLater } =
    line
  const isAddress = subject.kind === 'account' || subject.kind === 'address'
  return {
    id,
    picture: <Picture subject={subject} />,
    who: whoOf(subject, isFull, context),
    note: isFull && isAddress ? <FullAddress address={subject.address} /> : note,
    ...(change === null ? {} : { change }),
    ...(changeNote === null ? {} : { changeNote }),
    ...(before === null ? {} : { before: <Value value={before} context={context} /> }),
    ...(beforeNote === null ? {} : { beforeNote }),
    ...(after === null ? {} : { after: <Value value={after} context={context} /> }),
    ...(afterNote === null ? {} : { afterNote }),
    danger: isDanger,
    later: isLater,
  }
}

/** The name; without a name the short address, or nothing if the complete address is shown below. */
function whoOf(subject: EffectSubject, isFull: boolean, { accountName, nameOf }: ViewContext): ReactNode {
  switch (subject.kind) {
    case 'account':
      return accountName
    case 'asset':
      return subject.symbol
    case 'value':
      return subject.label
    case 'address':
      return nameOf(subject.address) ?? (isFull ? null : <ShortHex value={subject.address} />)
  }
}

export function Picture({ subject }: { subject: EffectSubject }) {
  switch (subject.kind) {
    case 'account':
      return <Identicon address={subject.address} shape="account" size={28} />
    case 'address':
      return <Identicon address={subject.address} shape="person" size={28} />
    case 'asset':
      return <TokenCoin symbol={subject.symbol} size={28} />
    case 'value':
      return null
  }
}

function Value({ value: { text, address }, context }: { value: EffectValue; context: ViewContext }) {
  if (address === undefined) return text
  const name = context.nameOf(address)
  return (
    <>
      {text} {name !== null && name} <ShortHex value={address} />
    </>
  )
}
