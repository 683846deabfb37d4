import type { Address } from '@countersign/primitives'
import { FieldNote, VerdictNote } from '@countersign/ui'
import { createMessages as messages } from '../createMessages.ts'
import { compareExpected } from '../model/compareExpected.ts'

type Props = { readonly expected: string | undefined; readonly computed: Address | undefined }

/** Whether the computed address is the one that was expected. */
export function ExpectedAddress({ expected, computed }: Props) {
  const outcome = compareExpected(expected, computed)
  if (outcome === 'same') return <FieldNote kind="ok">{messages.isExpected}</FieldNote>
  if (outcome !== 'other' || expected === undefined || computed === undefined) return null
  return (
    <VerdictNote verdict="danger" title={messages.otherThanExpected} announce>
      {messages.otherThanExpectedDetail({ expected: expected.trim(), computed })}
    </VerdictNote>
  )
}
