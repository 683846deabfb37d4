import type { Certainty } from '@countersign/safe/decode'
import { GroupedHex, ProvenanceMark, type ProvenanceSource } from '@countersign/ui'
import type { ReactNode } from 'react'
import type { CallNode } from './callTreeOf.ts'
import { certaintyWords, proxyWords } from './certaintyWords.ts'

/** How sure the words of a call are, short, at the end of its line. */
export function CertaintyMark({ certainty }: { certainty: Certainty }) {
  const words = certaintyWords(certainty)
  if (words === null) return null
  return (
    <span title={words.long}>
      {words.short} <ProvenanceMark source={SOURCES[certainty.kind]} />
    </span>
  )
}

/** The same as a sentence, and what runs behind a proxy, as rows of the opened call. */
export function certaintyRows({
  certainty,
  target,
}: Pick<CallNode, 'certainty' | 'target'>): { label: string; value: ReactNode }[] {
  const words = certainty && certaintyWords(certainty)
  const last = target?.hops.at(-1)
  return [
    ...(target && last
      ? [
          {
            label: 'target',
            value: (
              <>
                {proxyWords(target.hops)} <GroupedHex value={last.address} /> <ProvenanceMark source="chain" />
              </>
            ),
          },
        ]
      : []),
    ...(words ? [{ label: 'how sure', value: words.long }] : []),
  ]
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
