import type { Certainty } from '@countersign/safe/decode'
import { GroupedHex, ProvenanceMark, type ProvenanceSource } from '@countersign/ui'
import type { ReactNode } from 'react'
import { certaintyWords, proxyWords, type CallNode, type Reported } from '@countersign/describe/transaction'
import { callsMessages as messages } from './callsMessages.ts'

/** How certain the description of a call is, as a short mark at the end of its line. */
export function CertaintyMark({ certainty }: { certainty: Certainty }) {
  const words = certaintyWords(certainty)
  if (words === null) return null
  return (
    <span title={words.long}>
      {words.short} <ProvenanceMark source={SOURCES[certainty.kind]} />
    </span>
  )
}

type Rows = { label: string; value: ReactNode }[]

/** The certainty as a sentence, the code behind a proxy, and the description of an added file, as rows of the opened call. */
export function certaintyRows({
  certainty,
  target,
  described,
}: Pick<CallNode, 'certainty' | 'target' | 'described'>): Rows {
  const words = certainty && certaintyWords(certainty)
  const last = target?.hops.at(-1)
  const rows: Rows = []
  if (target && last)
    rows.push({
      label: messages.target,
      value: (
        <>
          {proxyWords(target.hops)} <GroupedHex value={last.address} /> <ProvenanceMark source="chain" />
        </>
      ),
    })
  if (words) rows.push({ label: messages.certainty, value: words.long })
  if (described) rows.push({ label: messages.describedAs, value: describedWords(described) })
  return rows
}

/** A description by a third party, in quotation marks. */
function describedWords({ intent, fields, owner, by }: Reported): ReactNode {
  const text = [messages.quoted(intent), ...fields.map((field) => messages.quotedField(field))].join(', ')
  return (
    <>
      {by === 'person' ? messages.fromPerson({ text, owner }) : messages.fromOperator({ text, owner })}{' '}
      <ProvenanceMark source={by === 'person' ? 'you' : 'operator'} />
    </>
  )
}

const SOURCES: Readonly<Record<Certainty['kind'], ProvenanceSource>> = {
  empty: 'chain',
  code: 'chain',
  added: 'you',
  address: 'unknown',
  claim: 'service',
  selector: 'unknown',
  collision: 'unknown',
  inexact: 'unknown',
  service: 'service',
  unknown: 'unknown',
}
