import { ShortHex, StatementDanger } from '@countersign/ui'
import type { TextPart } from '@countersign/describe/transaction'
import type { ReactNode } from 'react'
import { AddressInSentence } from './AddressInSentence.tsx'

/** Longer words may break across lines. */
const UNBROKEN = 28

type Props = {
  readonly parts: readonly TextPart[]
  /** A badge beside the sentence shows the warning. */
  readonly isQuiet?: boolean
  /** An address without a name can be pressed to see all of it; not inside links and buttons. */
  readonly isPressable?: boolean
}

/**
 * The parts of a sentence as elements. Adjacent parts that warn of danger share one sign. Where values come from is said in one line of
 * the page, so the sentence has no marks.
 */
export function StatementText({ parts, isQuiet = false, isPressable = false }: Props) {
  if (isQuiet) return <>{parts.map((part, index) => partElement(part, index, false))}</>
  return runsOf(parts).map(({ isDanger, parts: run }, index) =>
    isDanger ? (
      <StatementDanger key={index}>{elementsOf(run, isPressable)}</StatementDanger>
    ) : (
      <span key={index}>{elementsOf(run, isPressable)}</span>
    ),
  )
}

/** A line may end after a button, but it must not begin with a comma. */
const elementsOf = (run: readonly TextPart[], isPressable: boolean): ReactNode =>
  run.map((part, place) => {
    const isAfterAddress = run[place - 1]?.kind === 'address'
    const next = run[place + 1]
    const [mark = ''] = next?.kind === 'plain' ? (MARK.exec(next.text) ?? []) : []
    const element = partElement(isAfterAddress ? withoutMark(part) : part, place, isPressable)
    return part.kind === 'address' && mark !== '' ? (
      <span key={place} className="cs-nowrap">
        {element}
        {mark}
      </span>
    ) : (
      element
    )
  })

const MARK = /^[,.;:]/
const withoutMark = (part: TextPart): TextPart =>
  part.kind === 'plain' ? { ...part, text: part.text.replace(MARK, '') } : part

type Run = { readonly isDanger: boolean; readonly parts: TextPart[] }

function runsOf(parts: readonly TextPart[]): Run[] {
  const runs: Run[] = []
  for (const part of parts) {
    const isDanger = part.tone === 'danger'
    const last = runs.at(-1)
    if (last?.isDanger === isDanger) last.parts.push(part)
    else runs.push({ isDanger, parts: [part] })
  }
  return runs
}

function partElement({ kind, text, address }: TextPart, index: number, isPressable: boolean): ReactNode {
  if (kind === 'address' && address)
    return isPressable ? (
      <AddressInSentence key={index} address={address}>
        <ShortHex value={address} />
      </AddressInSentence>
    ) : (
      <ShortHex key={index} value={address} />
    )
  if (kind === 'name' && address)
    return (
      <span key={index} title={address}>
        {text}
      </span>
    )
  if (kind !== 'amount') return text
  return (
    <b key={index} className={text.length <= UNBROKEN ? 'cs-nowrap' : undefined}>
      {text}
    </b>
  )
}
