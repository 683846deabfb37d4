import { type Address, isSameAddress } from '@countersign/primitives'
import { explainExpirationProblem, explainNoticeProblem, explainRecovererProblem } from '@countersign/safe/recovery'
import type { Recovery } from '../../../data/recovery/Recovery.ts'
import { addressRow, type AddressRow } from '../rows/AddressRow.ts'
import { recoveryFormMessages } from './recoveryFormMessages.ts'

export type Unit = 'seconds' | 'minutes' | 'hours' | 'days'

export const UNIT_SECONDS: Readonly<Record<Unit, bigint>> = {
  seconds: 1n,
  minutes: 60n,
  hours: 3_600n,
  days: 86_400n,
}

/** A duration: one of the presets, or as typed. */
export type Duration = { readonly preset: bigint | null; readonly text: string; readonly unit: Unit }

export type RecoveryFormState = {
  readonly recoverers: readonly AddressRow[]
  readonly notice: Duration
  readonly expiration: Duration
}

const DAY = 86_400n
export const NOTICES: readonly bigint[] = [2n * DAY, 7n * DAY, 14n * DAY, 28n * DAY]
export const EXPIRATIONS: readonly bigint[] = [2n * DAY, 7n * DAY, 14n * DAY, 0n]

/** The current settings, or the presets without a recovery. */
export const startState = (recovery: Recovery | null): RecoveryFormState => ({
  recoverers: recovery ? recovery.recoverers.map((one) => addressRow(one)) : [addressRow()],
  notice: durationOf(recovery?.cooldown ?? 14n * DAY, NOTICES),
  expiration: durationOf(recovery?.expiration ?? 7n * DAY, EXPIRATIONS),
})

function durationOf(seconds: bigint, presets: readonly bigint[]): Duration {
  if (presets.includes(seconds)) return { preset: seconds, text: '', unit: 'days' }
  const unit = (['days', 'hours', 'minutes'] as const).find((one) => seconds > 0n && seconds % UNIT_SECONDS[one] === 0n)
  const whole = unit ?? 'seconds'
  return { preset: null, text: String(seconds / UNIT_SECONDS[whole]), unit: whole }
}

/** Seconds; null if the text is not a whole number. */
export function secondsOf({ preset, text, unit }: Duration): bigint | null {
  if (preset !== null) return preset
  return /^\d{1,9}$/.test(text.trim()) ? BigInt(text.trim()) * UNIT_SECONDS[unit] : null
}

export type RecoveryChoice = {
  readonly recoverers: readonly Address[]
  readonly cooldown: bigint
  readonly expiration: bigint
}

export type CheckedForm = {
  /** One for each row; null if it is valid or still empty. */
  readonly rows: readonly (string | null)[]
  readonly notice: string | null
  readonly expiration: string | null
  /** Null until the form is valid. */
  readonly choice: RecoveryChoice | null
  /** Why the form cannot continue, in one sentence; null if it can. */
  readonly blocked: string | null
}

/** Validates the form like the contracts will. */
export function checkForm(state: RecoveryFormState, account: Address): CheckedForm {
  const filled = state.recoverers.filter(({ text }) => text.trim() !== '')
  const addresses = filled.flatMap(({ address }) => (address ? [address] : []))
  const rowProblems = state.recoverers.map(({ address }, index) => {
    if (address === null) return null
    const others = state.recoverers.slice(0, index).flatMap((row) => (row.address ? [row.address] : []))
    return explainRecovererProblem(address, { account, others })
  })
  const cooldown = secondsOf(state.notice)
  const expiration = secondsOf(state.expiration)
  const notice = cooldown === null ? recoveryFormMessages.wholeNumber : explainNoticeProblem(cooldown)
  const lapse = expiration === null ? recoveryFormMessages.wholeNumber : explainExpirationProblem(expiration)
  const blocked =
    addresses.length === 0
      ? recoveryFormMessages.needsRecoverer
      : addresses.length < filled.length || rowProblems.some((problem) => problem !== null)
        ? recoveryFormMessages.needsDifferent
        : notice !== null || lapse !== null
          ? recoveryFormMessages.needsTimes
          : null
  const choice =
    blocked === null && cooldown !== null && expiration !== null
      ? { recoverers: addresses, cooldown, expiration }
      : null
  return { rows: rowProblems, notice, expiration: lapse, choice, blocked }
}

/** Whether the choice equals the current settings. */
export const isUnchanged = (choice: RecoveryChoice, recovery: Recovery): boolean =>
  choice.cooldown === recovery.cooldown &&
  choice.expiration === recovery.expiration &&
  choice.recoverers.length === recovery.recoverers.length &&
  choice.recoverers.every((one) => recovery.recoverers.some((other) => isSameAddress(one, other)))
