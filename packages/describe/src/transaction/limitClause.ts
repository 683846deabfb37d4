import type { Address } from '@countersign/primitives'
import { addressPart, amountPart } from './amountParts.ts'
import type { Clause } from './Clause.ts'
import type { LimitCall } from './LimitCall.ts'
import { periodWords } from './periodWords.ts'
import { sayParts } from './sayParts.ts'
import { statementMessages } from './statementMessages.ts'
import type { ViewContext } from './ViewContext.ts'

/** Describes a call of the AllowanceModule. Spending without signatures always has a warning tone. */
export function limitClause(limit: LimitCall, context: ViewContext): Clause {
  const who = (address: Address) => addressPart(address, context)
  switch (limit.act) {
    case 'set':
      if (limit.amount === 0n) return stop(limit.delegate, limit.token, context)
      return {
        verb: 'let',
        object: sayParts(statementMessages.limitPerPeriod({ period: periodWords(limit.resetMinutes) }), {
          who: who(limit.delegate),
          amount: amountPart(limit.token, limit.amount, context),
        }),
        tone: 'caution',
      }
    case 'reset':
      return {
        verb: 'let',
        object: sayParts(statementMessages.limitAgain, {
          who: who(limit.delegate),
          token: symbolOf(limit.token, context),
        }),
        tone: 'caution',
      }
    case 'delete':
      return stop(limit.delegate, limit.token, context)
    case 'addDelegate':
      return { verb: 'let', object: sayParts(statementMessages.haveLimits, { who: who(limit.delegate) }) }
    case 'removeDelegate':
      return {
        verb: 'stop',
        object: sayParts(limit.removesLimits ? statementMessages.fromLimits : statementMessages.fromLimitsKept, {
          who: who(limit.delegate),
        }),
      }
    case 'spend':
      return {
        verb: 'move',
        object: sayParts(limit.account === null ? statementMessages.spendWithin : statementMessages.spendWithinFrom, {
          amount: amountPart(limit.token, limit.amount, context),
          to: who(limit.to),
          who: who(limit.delegate),
          ...(limit.account === null ? {} : { from: who(limit.account) }),
        }),
        tone: 'caution',
      }
  }
}

const stop = (delegate: Address, token: Address | null, context: ViewContext): Clause => ({
  verb: 'stop',
  object: sayParts(statementMessages.fromSpending, {
    who: addressPart(delegate, context),
    token: symbolOf(token, context),
  }),
})

function symbolOf(token: Address | null, context: ViewContext) {
  if (token === null) return context.native.symbol
  return context.tokenOf(token)?.symbol ?? addressPart(token, context)
}
