import type { DataDecoded } from '@countersign/api'
import { readNewRecoveries, type NewRecovery } from '@countersign/safe/recovery'
import { addressPart, amountPart, nftPart, words } from './amountParts.ts'
import type { Call } from './Call.ts'
import type { CallMeaning, ReadCall } from './CallMeaning.ts'
import type { Clause } from './Clause.ts'
import { factOf } from './factOf.ts'
import { migrationClauses, signMessageClause } from './libraryClauses.ts'
import { limitClause } from './limitClause.ts'
import { newAccountClause } from './newAccountClause.ts'
import { readCall } from './readCall.ts'
import { newRecoveryClause, recoveryClause } from './recoveryClause.ts'
import { settingsClauses } from './settingsClause.ts'
import { joinParts, type TextPart } from './TextPart.ts'
import { verbs } from './Verb.ts'
import type { ViewContext } from './ViewContext.ts'
import { zodiacContracts } from '@countersign/chains'
import { isSameAddress, type Address } from '@countersign/primitives'

/**
 * Whether a new module is a recovery of the account: created by the published factory from the published master copy,
 * both identified by address, and controlled by this account alone. The factory has the same addresses on every
 * chain; the checks compare the code.
 */
const isRecoveryOf = (created: NewRecovery, safe: Address): boolean =>
  isAt(created.factory, 'ModuleProxyFactory') &&
  isAt(created.masterCopy, 'Delay') &&
  [created.owner, created.avatar, created.target].every((one) => isSameAddress(one, safe))

const isAt = (address: Address, name: string): boolean =>
  zodiacContracts.some((one) => one.name === name && isSameAddress(one.address, address))

/**
 * The effects of one call as clauses; a batch gives the clauses of its calls. `decoded` is used only to name a method
 * that the page does not know.
 */
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
    case 'nft':
    case 'nfts':
      return [itemClause(meaning, context)]
    case 'allowance':
      return [allowance(meaning, context)]
    case 'operator':
      return [operator(meaning, context)]
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
      return clausesOfBatch(meaning.calls, context, depth)
    case 'recovery':
      return [recoveryClause(meaning.call, call.to, context)]
    case 'execute':
      return [{ verb: verbs.run, object: words('a transaction of ', who(meaning.account)), tone: 'caution' }]
    case 'newAccount':
      return [newAccountClause(meaning.account, context)]
    case 'signMessage':
      return [signMessageClause(meaning.message)]
    case 'migration':
      return migrationClauses(meaning, context)
    case 'delegatecall':
      return [delegatecallClause(meaning.uncompared, who(call.to))]
    case 'unknown':
      return [unknownCall(call, context, decoded)]
  }
}

/** Setting up a recovery is one clause, however many calls it takes. */
function clausesOfBatch(calls: readonly Call[], context: ViewContext, depth: number): Clause[] {
  const recoveries = readNewRecoveries(calls, context.safe).filter((one) => isRecoveryOf(one, context.safe))
  const told = new Set(recoveries.flatMap(({ places }) => places))
  return [
    ...calls.flatMap((inner, place) => (told.has(place) ? [] : clausesOf(inner, context, null, depth + 1))),
    ...recoveries.map((one) => newRecoveryClause(one, context)),
  ]
}

/** @param uncompared the official library that is published at the address, while its code was not read */
function delegatecallClause(uncompared: string | null, code: TextPart): Clause {
  const object =
    uncompared === null
      ? words('the code at ', code, ' do anything with this account')
      : words(
          'the code at ',
          code,
          ` act as this account: ${uncompared} is published there, but its code was not compared`,
        )
  return { verb: verbs.let, object, tone: 'danger' }
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

function operator(
  { token, operator, approved }: { token: Call['to']; operator: Call['to']; approved: boolean },
  context: ViewContext,
): Clause {
  const [who, which] = [addressPart(operator, context), addressPart(token, context)]
  return approved
    ? { verb: verbs.let, object: words(who, ' take every ', which, ' token'), tone: 'danger' }
    : { verb: verbs.stop, object: words(who, ' from taking ', which, ' tokens') }
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

function itemClause(meaning: Extract<CallMeaning, { kind: 'nft' | 'nfts' }>, context: ViewContext): Clause {
  const { token, from, to } = meaning
  const what =
    meaning.kind === 'nft'
      ? [nftPart(token, meaning.tokenId, context, meaning.amount)]
      : itemParts(token, meaning.items, context)
  const object = [...what, ...fromPart(from, context), ...words(' to ', addressPart(to, context))]
  return { verb: from === null ? verbs.send : verbs.move, object }
}

const MOST_NAMED = 4

/** The ids with their amounts; of many, the first ones and the number of the others. */
function itemParts(
  token: Call['to'],
  items: readonly { readonly tokenId: bigint; readonly amount: bigint }[],
  context: ViewContext,
): TextPart[] {
  if (items.length === 0) return words('nothing of ', addressPart(token, context))
  const named = items.length > MOST_NAMED ? items.slice(0, MOST_NAMED - 1) : items
  const rest = items.length - named.length
  return joinParts([
    ...named.map(({ tokenId, amount }) => [nftPart(token, tokenId, context, amount)]),
    ...(rest > 0 ? [words({ text: `${rest} more items`, kind: 'amount' })] : []),
  ])
}

const fromPart = (from: Call['to'] | null, context: ViewContext): TextPart[] =>
  from === null ? [] : words(' from ', addressPart(from, context))

const shortHash = (hash: string): string => `${hash.slice(0, 6)}…${hash.slice(-4)}`
