import { ProvenanceMark } from '@countersign/ui'
import type { TextPart } from '@countersign/describe/transaction'

/** The names in a sentence that only the service provides, with an explanation. */
export function ToldNames({ parts }: { parts: readonly TextPart[] }) {
  const names = [...new Set(parts.flatMap(({ kind, text, source }) => (kind === 'name' && source ? [text] : [])))]
  if (names.length === 0) return null
  return (
    <span title="Add the address to your address book to use your own name for it">
      {names.length === 1 ? 'Name' : 'Names'} given by the service: {names.join(', ')}{' '}
      <ProvenanceMark source="service" />
    </span>
  )
}
