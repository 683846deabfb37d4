import { type Address, type Hex, isAddress, isSameAddress, parseUnits, ZERO_ADDRESS } from '@countersign/primitives'
import { parseBytes } from '../../../parts/forms/parseBytes.ts'
import { exact } from './checkRows.ts'
import { sendProblemMessages as messages } from './sendProblemMessages.ts'

export type CallForm = {
  readonly contract: string
  /** The address that the text of the contract field resolves to. */
  readonly address: Address | null
  /** Native coin sent with the call; empty for none. */
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

/** Empty calldata is refused, because the transfer form covers it. */
const parseCalldata = (text: string): ReturnType<typeof parseBytes> => {
  const parsed = parseBytes(text)
  return parsed.ok && parsed.data === '0x' ? { ok: false, reason: messages.enterCalldata } : parsed
}

export function checkCall(form: CallForm, native: Native): CheckedCall {
  const data = parseCalldata(form.data)
  const value =
    form.value.trim() === ''
      ? ({ ok: true, value: 0n } as const)
      : parseUnits(form.value, native.decimals, native.symbol)
  const problems: CallProblems = {
    contract: contractProblem(form),
    value: value.ok
      ? native.balance !== null && value.value > native.balance
        ? messages.tooMuch({ missing: exact(value.value - native.balance, native) })
        : null
      : value.reason,
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
  if (contract.trim() === '') return messages.enterContract
  if (address === null || !isAddress(address)) return messages.noAddress
  if (isSameAddress(address, ZERO_ADDRESS)) return messages.zeroContract
  return null
}
