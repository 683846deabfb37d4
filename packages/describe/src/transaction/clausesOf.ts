import type { DataDecoded } from '@countersign/api'
import { readNewRecoveries, type NewRecovery } from '@countersign/safe/recovery'
import { addressPart, amountPart, nftPart } from './amountParts.ts'
import type { Call } from './Call.ts'
import type { CallMeaning, ReadCall } from './CallMeaning.ts'
import type { Clause } from './Clause.ts'
import { factOf } from './factOf.ts'
import { migrationClauses, signMessageClause } from './libraryClauses.ts'
import { limitClause } from './limitClause.ts'
import { newAccountClause } from './newAccountClause.ts'
import { readCall } from './readCall.ts'
import { newRecoveryClause, recoveryClause } from './recoveryClause.ts'
import { sayParts } from './sayParts.ts'
import { settingsClauses } from './settingsClause.ts'
import { statementMessages } from './statementMessages.ts'
import { joinParts, type TextPart } from './TextPart.ts'
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

/** The effects of one call whose bytes were read. Native currency that a call sends beside its effect is a clause of its own. */
export function clausesOfRead(
  { meaning }: ReadCall,
  call: Call,
  context: ViewContext,
  decoded: DataDecoded | null,
  depth: number,
): Clause[] {
  const effects = effectsOf(meaning, call, context, decoded, depth)
  const isSaid = meaning.kind === 'unknown' || (meaning.kind === 'payment' && meaning.token === null)
  if (isSaid || call.value === 0n || call.operation === 1) return effects
  return [paymentClause({ token: null, from: null, to: call.to, amount: call.value }, context), ...effects]
}

function effectsOf(
  meaning: CallMeaning,
  call: Call,
  context: ViewContext,
  decoded: DataDecoded | null,
  depth: number,
): Clause[] {
  const who = (address: Parameters<typeof addressPart>[0]) => addressPart(address, context)
  switch (meaning.kind) {
    case 'nothing':
      return [{ verb: 'call', object: sayParts(statementMessages.withoutData, { target: who(call.to) }) }]
    case 'rejection':
      return [{ verb: 'use', object: sayParts(statementMessages.usesNonce) }]
    case 'payment':
      return [paymentClause(meaning, context)]
    case 'nft':
    case 'nfts':
      return [itemClause(meaning, context)]
    case 'allowance':
      return [allowance(meaning, context)]
    case 'nftApproval':
      return [nftApproval(meaning, context)]
    case 'operator':
      return [operator(meaning, context)]
    case 'limit':
      return [limitClause(meaning.limit, context)]
    case 'settings':
      return settingsClauses(meaning.change, context)
    case 'approveHash':
      return [
        {
          verb: 'approve',
          object: sayParts(statementMessages.approveHash, {
            hash: { text: shortHash(meaning.hash), kind: 'amount' },
            target: who(call.to),
          }),
        },
      ]
    case 'batch':
      return clausesOfBatch(meaning.calls, context, depth)
    case 'recovery':
      return [recoveryClause(meaning.call, call.to, context)]
    case 'execute':
      return [
        {
          verb: 'run',
          object: sayParts(statementMessages.runOther, { target: who(meaning.account) }),
          tone: 'caution',
        },
      ]
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

function paymentClause(
  { token, from, to, amount }: Omit<Extract<CallMeaning, { kind: 'payment' }>, 'kind'>,
  context: ViewContext,
): Clause {
  const object = movedParts(amountPart(token, amount, context), from, to, context)
  return from === null
    ? { verb: 'send', object, payment: { token, to, amount } }
    : { verb: 'move', object, tone: 'caution' }
}

function nftApproval(
  { token, spender, tokenId }: Extract<CallMeaning, { kind: 'nftApproval' }>,
  context: ViewContext,
): Clause {
  const item = nftPart(token, tokenId, context)
  return spender === null
    ? { verb: 'stop', object: sayParts(statementMessages.fromTakingOne, { item }) }
    : { verb: 'let', object: sayParts(statementMessages.takeOne, { spender: addressPart(spender, context), item }) }
}

/** Setting up a recovery is one clause, however many calls it takes. */
function clausesOfBatch(calls: readonly Call[], context: ViewContext, depth: number): Clause[] {
  const recoveries = readNewRecoveries(calls, context.safe).filter((one) => isRecoveryOf(one, context.safe))
  const recovered = new Set(recoveries.flatMap(({ places }) => places))
  return [
    ...calls.flatMap((inner, place) => (recovered.has(place) ? [] : clausesOf(inner, context, null, depth + 1))),
    ...recoveries.map((one) => newRecoveryClause(one, context)),
  ]
}

/** @param uncompared the official library that is published at the address, while its code was not read */
function delegatecallClause(uncompared: string | null, code: TextPart): Clause {
  const object =
    uncompared === null
      ? sayParts(statementMessages.foreignCode, { code })
      : sayParts(statementMessages.uncomparedCode({ name: uncompared }), { code })
  return { verb: 'let', object, tone: 'danger' }
}

function allowance(meaning: Extract<CallMeaning, { kind: 'allowance' }>, context: ViewContext): Clause {
  const spender = addressPart(meaning.spender, context)
  const symbol = context.tokenOf(meaning.token)?.symbol
  const token = symbol === undefined ? addressPart(meaning.token, context) : ({ text: symbol, kind: 'plain' } as const)
  const through = meaning.through === null ? null : addressPart(meaning.through, context)
  if (meaning.isZeroOrItem) return { verb: 'call', object: sayParts(statementMessages.approveZero, { token, spender }) }
  if (meaning.amount === 0n)
    return {
      verb: 'stop',
      object: through
        ? sayParts(statementMessages.fromTakingThrough, { spender, token, through })
        : sayParts(statementMessages.fromTaking, { spender, token }),
    }
  if (meaning.unlimited) {
    const everything = { text: statementMessages.everythingNoLimit, kind: 'amount' } as const
    const object = through
      ? sayParts(statementMessages.takeEverythingThrough, { spender, everything, token, through })
      : sayParts(statementMessages.takeEverything, { spender, everything, token })
    return { verb: 'let', object, tone: 'danger' }
  }
  const amount = amountPart(meaning.token, meaning.amount, context)
  return {
    verb: 'let',
    object: through
      ? sayParts(statementMessages.takeUpToThrough, { spender, amount, through })
      : sayParts(statementMessages.takeUpTo, { spender, amount }),
  }
}

function operator(
  { token, operator, approved }: { token: Call['to']; operator: Call['to']; approved: boolean },
  context: ViewContext,
): Clause {
  const [who, which] = [addressPart(operator, context), addressPart(token, context)]
  return approved
    ? { verb: 'let', object: sayParts(statementMessages.takeEvery, { spender: who, token: which }), tone: 'danger' }
    : { verb: 'stop', object: sayParts(statementMessages.fromTakingTokens, { spender: who, token: which }) }
}

function unknownCall(call: Call, context: ViewContext, decoded: DataDecoded | null): Clause {
  const method =
    factOf(context.decode?.(call.data, call.to).decoding)?.method ??
    decoded?.method ??
    (call.data.length >= 10 ? call.data.slice(0, 10) : statementMessages.fallbackFunction)
  const said = { method: { text: method, kind: 'amount' }, target: addressPart(call.to, context) } as const
  if (call.value === 0n) return { verb: 'call', object: sayParts(statementMessages.callMethod, said) }
  return {
    verb: 'send',
    object: sayParts(statementMessages.callWithValue, { what: amountPart(null, call.value, context), ...said }),
  }
}

function itemClause(meaning: Extract<CallMeaning, { kind: 'nft' | 'nfts' }>, context: ViewContext): Clause {
  const { token, from, to } = meaning
  const what =
    meaning.kind === 'nft'
      ? [nftPart(token, meaning.tokenId, context, meaning.amount)]
      : itemParts(token, meaning.items, context)
  return { verb: from === null ? 'send' : 'move', object: movedParts(what, from, to, context) }
}

const MOST_NAMED = 4

/** The ids with their amounts; of many, the first ones and the number of the others. */
function itemParts(
  token: Call['to'],
  items: readonly { readonly tokenId: bigint; readonly amount: bigint }[],
  context: ViewContext,
): TextPart[] {
  if (items.length === 0) return sayParts(statementMessages.nothingOf, { token: addressPart(token, context) })
  const named = items.length > MOST_NAMED ? items.slice(0, MOST_NAMED - 1) : items
  const rest = items.length - named.length
  return joinParts([
    ...named.map(({ tokenId, amount }) => [nftPart(token, tokenId, context, amount)]),
    ...(rest > 0 ? [[{ text: statementMessages.moreItems(rest), kind: 'amount' } as const]] : []),
  ])
}

function movedParts(
  what: TextPart | readonly TextPart[],
  from: Call['to'] | null,
  to: Call['to'],
  context: ViewContext,
): TextPart[] {
  const recipient = addressPart(to, context)
  return from === null
    ? sayParts(statementMessages.payment, { what, to: recipient })
    : sayParts(statementMessages.paymentFrom, { what, from: addressPart(from, context), to: recipient })
}

const shortHash = (hash: string): string => `${hash.slice(0, 6)}…${hash.slice(-4)}`
