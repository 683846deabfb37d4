import { ProvenanceMark } from '@countersign/ui'
import type { TextPart } from '@countersign/describe/transaction'

/** Names in a sentence for which there is only the service's word, said in words. */
export function ToldNames({ parts }: { parts: readonly TextPart[] }) {
  const names = [...new Set(parts.flatMap(({ kind, text, source }) => (kind === 'name' && source ? [text] : [])))]
  if (names.length === 0) return null
  return (
    <span title="Put the address into your address book to use a name of your own">
      {names.length === 1 ? 'Name' : 'Names'} given by the service: {names.join(', ')}{' '}
      <ProvenanceMark source="service" />
    </span>
  )
}
