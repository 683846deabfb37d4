import type { Address } from '@countersign/primitives'
import { addressPart, amountPart, words } from './amountParts.ts'
import type { Clause } from './Clause.ts'
import type { LimitCall } from './LimitCall.ts'
import { periodWords } from './periodWords.ts'
import { verbs } from './Verb.ts'
import type { ViewContext } from './ViewContext.ts'

/** Describes a call of the AllowanceModule. Spending without signatures always has a warning tone. */
export function limitClause(limit: LimitCall, context: ViewContext): Clause {
  const who = (address: Address) => addressPart(address, context)
  switch (limit.act) {
    case 'set':
      if (limit.amount === 0n) return stop(limit.delegate, limit.token, context)
      return {
        verb: verbs.let,
        object: words(
          who(limit.delegate),
          ' spend up to ',
          amountPart(limit.token, limit.amount, context),
          ` ${periodWords(limit.resetMinutes)} without signatures`,
        ),
        tone: 'caution',
      }
    case 'reset':
      return {
        verb: verbs.let,
        object: words(who(limit.delegate), ' spend its whole limit of ', symbolOf(limit.token, context), ' again'),
        tone: 'caution',
      }
    case 'delete':
      return stop(limit.delegate, limit.token, context)
    case 'addDelegate':
      return { verb: verbs.let, object: words(who(limit.delegate), ' have spending limits') }
    case 'removeDelegate':
      return {
        verb: verbs.stop,
        object: words(
          who(limit.delegate),
          ' from spending within limits',
          limit.removesLimits ? '' : ', keeping the limits for later',
        ),
      }
    case 'spend':
      return {
        verb: verbs.move,
        object: words(
          amountPart(limit.token, limit.amount, context),
          ...(limit.account === null ? [] : [' from ', who(limit.account)]),
          ' to ',
          who(limit.to),
          ' within the spending limit of ',
          who(limit.delegate),
        ),
        tone: 'caution',
      }
  }
}

const stop = (delegate: Address, token: Address | null, context: ViewContext): Clause => ({
  verb: verbs.stop,
  object: words(addressPart(delegate, context), ' from spending ', symbolOf(token, context), ' without signatures'),
})

function symbolOf(token: Address | null, context: ViewContext) {
  if (token === null) return context.native.symbol
  return context.tokenOf(token)?.symbol ?? addressPart(token, context)
}
