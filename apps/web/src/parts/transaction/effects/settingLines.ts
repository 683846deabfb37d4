import {
  exactAmount,
  publishedMasterCopy,
  type Change,
  type Flow,
  type Move,
  type ViewContext,
} from '@countersign/describe/transaction'
import { type Address, isAddress, shortenAddress } from '@countersign/primitives'
import { fiatText } from '@countersign/ui'
import type { Predicted } from '../../simulation/Predicted.ts'
import type { Pricing } from './amountWords.ts'
import { effectLine, type EffectLine, type EffectValue } from './EffectLine.ts'
import { effectsMessages } from './effectsMessages.ts'

/** Settings that the calls change. */
export const settingLines = (changes: readonly Change[]): EffectLine[] =>
  changes.map(({ label, before, after, address, tone }, index) =>
    effectLine({
      id: `setting ${index} ${label}`,
      subject: { kind: 'value', label },
      before: valueOf(before),
      after: address === undefined ? valueOf(after) : { text: after, address },
      isDanger: tone === 'danger',
    }),
  )

const valueOf = (text: string): EffectValue => (isAddress(text) ? { text: '', address: text } : { text })

type ControlInput = {
  readonly predicted: Pick<Predicted, 'changes' | 'moves'>
  readonly flows: readonly Flow[]
  /** From the chain; null until it has answered. */
  readonly state: {
    readonly owners: readonly Address[]
    readonly threshold: number
    readonly masterCopy?: Address
  } | null
  readonly context: ViewContext
  readonly pricing: Pricing
}

/** Control that the transaction gives to another address: the program, the money, and what the test run changed besides. */
export function controlLines({ predicted, flows, state, context, pricing }: ControlInput): EffectLine[] {
  const [given] = flows.filter(({ kind }) => kind === 'all')
  if (!given) return []
  const danger = (line: Parameters<typeof effectLine>[0]) => effectLine({ ...line, isDanger: true })
  const { balances, currency } = pricing
  const assets = (balances?.items ?? [])
    .toSorted((first, second) => Number(second.fiatBalance) - Number(first.fiatBalance))
    .slice(0, MOST_ASSETS)
  return [
    ...predicted.changes.flatMap((change) => runChange(change, context)),
    danger({
      id: 'control who',
      subject: { kind: 'value', label: effectsMessages.whoCanMove },
      before: {
        text:
          state === null
            ? effectsMessages.onlyOwners
            : effectsMessages.owners({ threshold: state.threshold, owners: state.owners.length }),
      },
      after: { text: effectsMessages.alsoContract },
      afterNote: effectsMessages.noOwnerSigns,
    }),
    danger({
      id: 'control money',
      subject: { kind: 'value', label: effectsMessages.moneyAtRisk },
      before: { text: balances ? fiatText(balances.fiatTotal, currency.toUpperCase()) : effectsMessages.noPrice },
      beforeNote: assets
        .map(({ balance, tokenInfo }) =>
          heldWords(tokenInfo.type === 'NATIVE_TOKEN' ? null : tokenInfo.address, balance, context),
        )
        .join(', '),
      after: { text: effectsMessages.allOfIt },
      afterNote: effectsMessages.nowOrLater,
    }),
    ...(paysOut(predicted.moves, context) ? [] : [paidNothing()]),
  ]
}

const MOST_ASSETS = 3

const heldWords = (token: Address | null, balance: bigint, context: ViewContext): string => {
  const known = token === null ? context.native : context.tokenOf(token)
  return known ? `${exactAmount(balance, known.decimals)} ${known.symbol}` : shortenAddress(token ?? context.safe)
}

const paysOut = (moves: readonly Move[], { safe }: ViewContext): boolean =>
  moves.some(({ owner, amount }) => owner.toLowerCase() === safe.toLowerCase() && amount < 0n)

const paidNothing = (): EffectLine =>
  effectLine({
    id: 'control paid',
    subject: { kind: 'value', label: effectsMessages.paidOut },
    before: { text: effectsMessages.paidNothing },
    after: { text: effectsMessages.paidNothing },
    afterNote: effectsMessages.looksHarmless,
  })

/** A setting that the test run changed, although foreign code and no call of the account itself decides it. */
function runChange(change: Predicted['changes'][number], { nameOf }: ViewContext): EffectLine[] {
  const at = (address: Address): EffectValue => {
    if (/^0x0+[01]?$/.test(address)) return { text: effectsMessages.none }
    const name = publishedMasterCopy(address) ?? nameOf(address)
    return name === null ? { text: '', address } : { text: name }
  }
  const line = (label: string, before: EffectValue, after: EffectValue, afterNote: string | null = null) => [
    effectLine({
      id: `run ${label} ${after.address ?? ''}`,
      subject: { kind: 'value', label },
      before,
      after,
      afterNote,
      isDanger: true,
    }),
  ]
  switch (change.kind) {
    case 'singleton': {
      const isKnown = publishedMasterCopy(change.after) !== null
      const after = isKnown ? at(change.after) : { text: effectsMessages.unknownProgram }
      return line(effectsMessages.program, at(change.before), after, isKnown ? null : effectsMessages.byContractAbove)
    }
    case 'guard':
      return line(effectsMessages.guard, at(change.before), at(change.after))
    case 'moduleGuard':
      return line(effectsMessages.moduleGuard, at(change.before), at(change.after))
    case 'fallbackHandler':
      return line(effectsMessages.fallbackHandler, at(change.before), at(change.after))
    case 'threshold':
      return line(effectsMessages.signaturesNeeded, { text: `${change.before}` }, { text: `${change.after}` })
    case 'ownerAdded':
      return line(
        effectsMessages.owner,
        { text: effectsMessages.isNoOwner },
        { text: effectsMessages.isOwner, address: change.owner },
      )
    case 'ownerRemoved':
      return line(
        effectsMessages.owner,
        { text: effectsMessages.isOwner, address: change.owner },
        { text: effectsMessages.isNoOwner },
      )
    case 'moduleEnabled':
      return line(
        effectsMessages.module,
        { text: effectsMessages.notEnabled },
        { text: effectsMessages.enabled, address: change.module },
      )
    case 'moduleDisabled':
      return line(
        effectsMessages.module,
        { text: effectsMessages.enabled, address: change.module },
        { text: effectsMessages.notEnabled },
      )
    default:
      return []
  }
}
