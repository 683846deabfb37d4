import { nonceMessages as messages } from './nonceMessages.ts'
import type { NonceChoice } from './useNonceChoice.ts'

/** When the transaction can execute, in words; the number itself is an advanced field. */
export function PlaceInQueue({ choice }: { choice: NonceChoice }) {
  const { nonceProblem, nonceRemark, before } = choice
  // The field of the number says what is wrong with it.
  if (nonceProblem !== null || nonceRemark?.verdict === 'caution') return null
  const [first] = before ?? []
  const place =
    before === null
      ? messages.loading
      : first === undefined
        ? messages.runsNext
        : messages.runsAfter({ first, others: before.length - 1 })
  return <p>{place}</p>
}
