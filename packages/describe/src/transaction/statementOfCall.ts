import type { DataDecoded } from '@countersign/api'
import { accountPart } from './amountParts.ts'
import type { Call } from './Call.ts'
import type { Clause } from './Clause.ts'
import { clauseParts } from './clauseParts.ts'
import { clausesOf } from './clausesOf.ts'
import { factOf } from './factOf.ts'
import { readCall } from './readCall.ts'
import { sayParts } from './sayParts.ts'
import { statementMessages } from './statementMessages.ts'
import { summarisePayments } from './summarisePayments.ts'
import { joinParts, plain, textOf, toned, type TextPart } from './TextPart.ts'
import { sentenceIn, type Tense } from './Verb.ts'
import type { ViewContext } from './ViewContext.ts'
import { withNewAccounts } from './withNewAccounts.ts'
import { signatureCount } from './settingsClause.ts'

/** The sentence that says what a transaction does. */
export type Statement = {
  readonly parts: readonly TextPart[]
  /** The same as one line, for titles and screen readers. */
  readonly text: string
  /** `bytes`: derived here from the signed bytes. `service`: only the service says so. */
  readonly source: 'bytes' | 'service'
}

export type StatementInput = {
  readonly call: Call
  readonly tense: Tense
  readonly nonce?: bigint | number | undefined
  /** The service's decoding, used only to name a method that the page does not know. */
  readonly decoded?: DataDecoded | null | undefined
  /** Text before the account's name, such as "Through module X, ". */
  readonly lead?: readonly TextPart[] | undefined
}

/**
 * The main sentence of a page: what these exact bytes make the account do.
 *
 * @param input the call, and whether it will happen or has happened
 * @example
 * statementOfCall({ call: payment, tense: 'did' }, viewFixture).text // 'Demo treasury sent 1.00 ETH to Kestrel Audits.'
 */
export function statementOfCall(input: StatementInput, known: ViewContext): Statement {
  const { call, tense, nonce, decoded = null, lead = [] } = input
  const context = withNewAccounts(call, known)
  const { meaning } = readCall(call, context)
  const clauses = meaning.kind === 'rejection' ? [rejection(nonce)] : clausesOf(call, context, decoded)
  const { clauses: reported, tail } = summarisePayments(clauses, tense, context)
  const parts = [
    ...lead,
    ...sayParts(sentenceIn(tense), {
      account: accountPart(context),
      clauses: predicate(worstLast(foldThresholds(reported, context.threshold, tense)), tense),
    }),
    ...tail,
    ...after(tense, nonce),
  ]
  const byService =
    meaning.kind === 'unknown' && decoded !== null && !factOf(context.decode?.(call.data, call.to).decoding)
  return { parts, text: textOf(parts), source: byService ? 'service' : 'bytes' }
}

const rejection = (nonce: bigint | number | undefined): Clause => ({
  verb: 'use',
  object:
    nonce === undefined
      ? sayParts(statementMessages.usesNonce)
      : sayParts(statementMessages.usesNumber, {
          number: { text: statementMessages.number({ nonce: `${nonce}` }), kind: 'amount' },
        }),
})

const ORDER = { none: 0, caution: 1, danger: 2 }
const worstLast = (clauses: readonly Clause[]): Clause[] =>
  clauses.toSorted((first, second) => ORDER[first.tone ?? 'none'] - ORDER[second.tone ?? 'none'])

/** Joins clauses. Adjacent clauses with the same verb share it. */
function predicate(clauses: readonly Clause[], tense: Tense): TextPart[] {
  const groups: [Clause, ...Clause[]][] = []
  for (const clause of clauses) {
    const last = groups.at(-1)
    if (last && clause.verb === 'send' && last[0].verb === clause.verb && last[0].tone === clause.tone)
      last.push(clause)
    else groups.push([clause])
  }
  if (groups.length === 0) return clauseParts('run', [plain(statementMessages.emptyBatch)], tense)
  const reported = groups.map((group) => {
    const [{ verb, tone }] = group
    const spoken = clauseParts(verb, joinParts(group.map(({ object }) => object)), tense)
    return tone ? toned(tone, spoken) : spoken
  })
  return reported.flatMap((parts, index) => {
    if (index === 0) return parts
    const last = index === reported.length - 1
    const between = !last
      ? statementMessages.listComma
      : reported.length > 2
        ? statementMessages.listLast
        : statementMessages.listTwo
    return [plain(between), ...parts]
  })
}

function after(tense: Tense, nonce: bigint | number | undefined): TextPart[] {
  if (tense === 'failed') return [plain(statementMessages.failedAfter)]
  if (tense !== 'replaced') return []
  return [
    plain(
      nonce === undefined
        ? statementMessages.replacedAfterUnknown
        : statementMessages.replacedAfter({ nonce: `${nonce}` }),
    ),
  ]
}

/**
 * Keeps only the last of several thresholds, because the earlier ones apply only between the calls. If the current
 * threshold is known, it is named beside the new one. An unchanged threshold is left out, unless it is the only
 * clause.
 */
function foldThresholds(clauses: readonly Clause[], now: number | undefined, tense: Tense): Clause[] {
  const last = clauses.findLast(({ threshold }) => threshold !== undefined)
  if (last?.threshold === undefined) return [...clauses]
  const others = clauses.filter(({ threshold }) => threshold === undefined)
  const isOpen = tense === 'will' || tense === 'is'
  if (now === undefined || !isOpen) return [...others, last]
  const needed = signatureCount(last.threshold)
  if (now !== last.threshold)
    return [
      ...others,
      { ...last, object: sayParts(statementMessages.requireInstead({ before: now }), { signatures: needed }) },
    ]
  return others.length > 0
    ? others
    : [{ ...last, object: sayParts(statementMessages.requireAsNow, { signatures: needed }) }]
}
