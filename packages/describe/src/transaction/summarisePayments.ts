import { addressPart, amountPart } from './amountParts.ts'
import type { Clause } from './Clause.ts'
import { sayParts } from './sayParts.ts'
import { statementMessages } from './statementMessages.ts'
import { joinParts, type TextPart } from './TextPart.ts'
import type { Tense } from './Verb.ts'
import type { ViewContext } from './ViewContext.ts'

const MANY = 4

export type Summary = { readonly clauses: Clause[]; readonly tail: TextPart[] }

/**
 * Replaces many payments by one clause with exact totals, and a sentence that names the largest. Other clauses stay.
 */
export function summarisePayments(clauses: readonly Clause[], tense: Tense, context: ViewContext): Summary {
  const payments = clauses.flatMap(({ payment, tone }) => (payment && !tone ? [payment] : []))
  const [first] = payments
  if (!first || payments.length < MANY) return { clauses: [...clauses], tail: [] }
  const totals = new Map<string, { token: typeof first.token; amount: bigint }>()
  for (const { token, amount } of payments) {
    const key = token ?? 'native'
    totals.set(key, { token, amount: (totals.get(key)?.amount ?? 0n) + amount })
  }
  const recipients = new Set(payments.map(({ to }) => to.toLowerCase())).size
  const amounts = joinParts([...totals.values()].map(({ token, amount }) => [amountPart(token, amount, context)]))
  const object =
    recipients === 1
      ? sayParts(statementMessages.payment, { what: amounts, to: addressPart(first.to, context) })
      : sayParts(statementMessages.toRecipients({ count: recipients }), { what: amounts })
  const summary: Clause = { verb: 'send', object }
  const others = clauses.filter(({ payment, tone }) => !payment || tone)
  const largest = payments.reduce((best, next) => (next.amount > best.amount ? next : best), first)
  const tail =
    totals.size === 1 && recipients > 1
      ? sayParts(
          tense === 'did'
            ? statementMessages.largestWas
            : tense === 'replaced'
              ? statementMessages.largestWouldBe
              : statementMessages.largestIs,
          { what: amountPart(largest.token, largest.amount, context), to: addressPart(largest.to, context) },
        )
      : []
  return { clauses: [summary, ...others], tail }
}
