import type { DataDecoded } from '@countersign/api'
import { addressPart, amountPart, nftPart, words } from './amountParts.ts'
import type { Call } from './Call.ts'
import type { ReadCall } from './CallMeaning.ts'
import type { Clause } from './Clause.ts'
import { factOf } from './factOf.ts'
import { migrationClauses, signMessageClause } from './libraryClauses.ts'
import { limitClause } from './limitClause.ts'
import { readCall } from './readCall.ts'
import { settingsClauses } from './settingsClause.ts'
import type { TextPart } from './TextPart.ts'
import { verbs } from './Verb.ts'
import type { ViewContext } from './ViewContext.ts'

/** What one call does, as clauses; a batch gives the clauses of its calls. `decoded` only names a method nobody here knows. */
export function clausesOf(call: Call, context: ViewContext, decoded: DataDecoded | null = null, depth = 0): Clause[] {
  return clausesOfRead(readCall(call, context, depth), call, context, decoded, depth)
}

export function clausesOfRead(
  { meaning }: ReadCall,
  call: Call,
  context: ViewContext,
  decoded: DataDecoded | null,
  depth: number,
): Clause[] {
  const who = (address: Parameters<typeof addressPart>[0]) => addressPart(address, context)
  switch (meaning.kind) {
    case 'nothing':
      return [{ verb: verbs.call, object: words(who(call.to), ' without data or value') }]
    case 'rejection':
      return [{ verb: verbs.use, object: words('the nonce up and do nothing else') }]
    case 'payment': {
      const { token, from, to, amount } = meaning
      const object = [amountPart(token, amount, context), ...fromPart(from, context), ...words(' to ', who(to))]
      if (from !== null) return [{ verb: verbs.move, object, tone: 'caution' }]
      return [{ verb: verbs.send, object, payment: { token, to, amount } }]
    }
    case 'nft': {
      const object = [
        nftPart(meaning.token, meaning.tokenId, context, meaning.amount),
        ...fromPart(meaning.from, context),
        ...words(' to ', who(meaning.to)),
      ]
      return [{ verb: meaning.from === null ? verbs.send : verbs.move, object }]
    }
    case 'allowance':
      return [allowance(meaning, context)]
    case 'operator':
      return meaning.approved
        ? [
            {
              verb: verbs.let,
              object: words(who(meaning.operator), ' take every ', who(meaning.token), ' token'),
              tone: 'danger',
            },
          ]
        : [{ verb: verbs.stop, object: words(who(meaning.operator), ' from taking ', who(meaning.token), ' tokens') }]
    case 'limit':
      return [limitClause(meaning.limit, context)]
    case 'settings':
      return settingsClauses(meaning.change, context)
    case 'approveHash':
      return [
        {
          verb: verbs.approve,
          object: words('transaction ', { text: shortHash(meaning.hash), kind: 'amount' }, ' of ', who(call.to)),
        },
      ]
    case 'batch':
      return meaning.calls.flatMap((inner) => clausesOf(inner, context, null, depth + 1))
    case 'execute':
      return [{ verb: verbs.run, object: words('a transaction of ', who(meaning.account)), tone: 'caution' }]
    case 'signMessage':
      return [signMessageClause(meaning.message)]
    case 'migration':
      return migrationClauses(meaning, context)
    case 'delegatecall':
      if (meaning.uncompared !== null)
        return [
          {
            verb: verbs.let,
            object: words(
              'the code at ',
              who(call.to),
              ` act as this account: ${meaning.uncompared} is published there, but its code was not compared`,
            ),
            tone: 'danger',
          },
        ]
      return [
        {
          verb: verbs.let,
          object: words('the code at ', who(call.to), ' do anything with this account'),
          tone: 'danger',
        },
      ]
    case 'unknown':
      return [unknownCall(call, context, decoded)]
  }
}

function allowance(
  meaning: { token: Call['to']; spender: Call['to']; amount: bigint; unlimited: boolean },
  context: ViewContext,
): Clause {
  const spender = addressPart(meaning.spender, context)
  const symbol = context.tokenOf(meaning.token)?.symbol
  const token = symbol === undefined ? addressPart(meaning.token, context) : ({ text: symbol, kind: 'plain' } as const)
  if (meaning.amount === 0n) return { verb: verbs.stop, object: words(spender, ' from taking ', token) }
  if (meaning.unlimited) {
    const object = words(spender, ' take ', { text: 'everything, no limit', kind: 'amount' }, ', of its ', token)
    return { verb: verbs.let, object, tone: 'danger' }
  }
  return { verb: verbs.let, object: words(spender, ' take up to ', amountPart(meaning.token, meaning.amount, context)) }
}

function unknownCall(call: Call, context: ViewContext, decoded: DataDecoded | null): Clause {
  const method =
    factOf(context.decode?.(call.data, call.to).decoding)?.method ??
    decoded?.method ??
    (call.data.length >= 10 ? call.data.slice(0, 10) : 'the fallback function')
  const object = words({ text: method, kind: 'amount' }, ' on ', addressPart(call.to, context))
  if (call.value === 0n) return { verb: verbs.call, object }
  return {
    verb: verbs.send,
    object: words(amountPart(null, call.value, context), ' with a call of ', ...object),
    payment: { token: null, to: call.to, amount: call.value },
  }
}

const fromPart = (from: Call['to'] | null, context: ViewContext): TextPart[] =>
  from === null ? [] : words(' from ', addressPart(from, context))

const shortHash = (hash: string): string => `${hash.slice(0, 6)}…${hash.slice(-4)}`
