import { isAddress, isSameAddress, parseUnits, ZERO_ADDRESS, type Address, type Hex } from '@countersign/safe/light'
import { exact } from './checkRows.ts'

/** A call of a contract as typed. */
export type CallForm = {
  readonly contract: string
  /** What the contract's text resolves to. */
  readonly address: Address | null
  /** Native coin sent along; empty is none. */
  readonly value: string
  readonly data: string
}

export const EMPTY_CALL: CallForm = { contract: '', address: null, value: '', data: '' }

export type ContractCall = { readonly to: Address; readonly value: bigint; readonly data: Hex }
export type CallProblems = {
  readonly contract: string | null
  readonly value: string | null
  readonly data: string | null
}
export type CheckedCall = { readonly problems: CallProblems; readonly call: ContractCall | null }

type Native = { readonly symbol: string; readonly decimals: number; readonly balance: bigint | null }

export function checkCall(form: CallForm, native: Native): CheckedCall {
  const data = parseCalldata(form.data)
  const value = form.value.trim() === '' ? ({ ok: true, value: 0n } as const) : parseUnits(form.value, native.decimals)
  const problems: CallProblems = {
    contract: contractProblem(form),
    value: value.ok
      ? native.balance !== null && value.value > native.balance
        ? `${exact(value.value - native.balance, native)} more than the account holds`
        : null
      : value.reason.replace('this token has', `${native.symbol} has`),
    data: data.ok ? null : data.reason,
  }
  const isSound = problems.contract === null && problems.value === null && problems.data === null
  const call =
    isSound && form.address !== null && value.ok && data.ok
      ? { to: form.address, value: value.value, data: data.data }
      : null
  return { problems, call }
}

function contractProblem({ contract, address }: CallForm): string | null {
  if (contract.trim() === '') return 'Enter the contract to call.'
  if (address === null || !isAddress(address)) return 'Enter an address or a name that leads to one.'
  if (isSameAddress(address, ZERO_ADDRESS)) return 'There is no contract at the zero address.'
  return null
}

/** Bytes as hexadecimal digits, white space and a missing 0x forgiven. */
export function parseCalldata(text: string): { ok: true; data: Hex } | { ok: false; reason: string } {
  const digits = text.replace(/\s+/g, '').replace(/^0x/i, '')
  if (digits === '')
    return { ok: false, reason: 'Enter the calldata. To send a coin or a token without a call, make a transfer.' }
  const wrong = /[^0-9a-fA-F]/.exec(digits)
  if (wrong)
    return { ok: false, reason: `"${wrong[0]}" at digit ${wrong.index + 1} is not hexadecimal: only 0-9 and a-f are.` }
  if (digits.length % 2 === 1)
    return { ok: false, reason: `${digits.length} digits are no whole number of bytes: one is missing or too many.` }
  return { ok: true, data: `0x${digits.toLowerCase()}` }
}
