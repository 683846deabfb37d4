import { ProvenanceMark, ShortHex, StatementDanger } from '@countersign/ui'
import type { ReactNode } from 'react'
import type { TextPart } from '@countersign/describe/transaction'

/** Longer words may break across lines. */
const UNBROKEN = 28

/**
 * The parts of a sentence as elements. Adjacent parts that warn of danger share one sign. Quiet when a badge beside the sentence shows the
 * warning.
 */
export function StatementText({ parts, isQuiet = false }: { parts: readonly TextPart[]; isQuiet?: boolean }) {
  if (isQuiet) return <>{parts.map(partElement)}</>
  return runsOf(parts).map(({ isDanger, parts: run }, index) =>
    isDanger ? (
      <StatementDanger key={index}>{run.map(partElement)}</StatementDanger>
    ) : (
      <span key={index}>{run.map(partElement)}</span>
    ),
  )
}

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

function partElement({ kind, text, address, source }: TextPart, index: number): ReactNode {
  if (kind === 'address' && address) return <ShortHex key={index} value={address} />
  if (kind === 'name' && address) {
    return (
      <span key={index} title={address}>
        {text}
        {source && <ToldMark source={source} />}
      </span>
    )
  }
  if (kind !== 'amount') return text
  return (
    <b key={index} className={text.length <= UNBROKEN ? 'cs-nowrap' : undefined}>
      {text}
      {source && <ToldMark source={source} />}
    </b>
  )
}

/** The explanation is above the sentence, see `ToldNames`. */
const ToldMark = ({ source }: { source: 'service' }) => <ProvenanceMark source={source} isSilent />
