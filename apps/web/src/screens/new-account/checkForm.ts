import { type Address, displayUnits, isSameAddress, parseUnits } from '@countersign/primitives'
import { explainOwnerProblem, explainThresholdProblem } from '@countersign/safe/light'
import { MOST_NAME_CHARACTERS } from '../../data/storage/addressBook.ts'
import type { FundingRow, NewAccountForm, OtherOwner } from './NewAccountForm.ts'

/** A coin or token that the account can send with the creation. */
export type FundingAsset = {
  /** `ZERO_ADDRESS` for the native coin. */
  readonly token: Address
  readonly symbol: string
  readonly decimals: number
  readonly balance: bigint
}

export type Funding = {
  readonly token: Address
  readonly amount: bigint
  readonly text: string
  readonly decimals: number
}

export type CheckedForm = {
  readonly name: string | null
  /** By row id; only rows with a problem. */
  readonly owners: ReadonlyMap<string, string>
  readonly threshold: string | null
  /** By row id; only rows with a problem. */
  readonly amounts: ReadonlyMap<string, string>
  /** The problems in the order of the form. */
  readonly all: readonly string[]
  /** This account and the other owners; null while one is invalid. */
  readonly everyone: readonly Address[] | null
  /** Rows without an amount are left out. */
  readonly funding: readonly Funding[]
}

/**
 * Validates the whole form.
 * @param safe the account that will own the new one
 */
export function checkForm(form: NewAccountForm, safe: Address, assets: readonly FundingAsset[]): CheckedForm {
  const name = checkName(form.name)
  const owners = new Map(
    form.others.flatMap((row, index): [string, string][] => {
      const problem = checkOwner(row, [safe, ...addressesOf(form.others.slice(0, index))])
      return problem === null ? [] : [[row.id, problem]]
    }),
  )
  const threshold = explainThresholdProblem(form.threshold, form.others.length + 1)
  const { amounts, funding } = checkFunding(form.funding, assets)
  const problems = [name, ...owners.values(), threshold, ...amounts.values()]
  return {
    name,
    owners,
    threshold,
    amounts,
    all: problems.filter((problem) => problem !== null),
    everyone: owners.size === 0 && threshold === null ? [safe, ...addressesOf(form.others)] : null,
    funding,
  }
}

const addressesOf = (rows: readonly OtherOwner[]): Address[] =>
  rows.flatMap(({ address }) => (address === null ? [] : [address]))

function checkName(name: string): string | null {
  const { length } = name.trim()
  if (length === 0) return 'Enter a name for the account. It stays in this browser.'
  return length > MOST_NAME_CHARACTERS
    ? `The name has ${length} characters; the limit is ${MOST_NAME_CHARACTERS}. Shorten it.`
    : null
}

function checkOwner({ text, address }: OtherOwner, others: readonly Address[]): string | null {
  if (text.trim() === '') return 'Enter the address of this owner, or remove the row.'
  if (address === null) return 'This owner has no valid address yet.'
  return explainOwnerProblem(address, { others })
}

function checkFunding(rows: readonly FundingRow[], assets: readonly FundingAsset[]) {
  const amounts = new Map<string, string>()
  const funding: Funding[] = []
  for (const { id, token, amount: text } of rows) {
    if (text.trim() === '') continue
    const asset = assets.find((one) => isSameAddress(one.token, token))
    if (!asset) {
      amounts.set(id, 'Choose a token that this account holds.')
      continue
    }
    const parsed = parseUnits(text, asset.decimals, asset.symbol)
    if (!parsed.ok) amounts.set(id, parsed.reason)
    else if (parsed.value === 0n) amounts.set(id, 'Enter an amount above zero, or leave it empty.')
    else {
      const before = funding.filter((one) => isSameAddress(one.token, token)).reduce((sum, one) => sum + one.amount, 0n)
      const short = before + parsed.value - asset.balance
      if (short > 0n) amounts.set(id, `${exact(short, asset)} ${asset.symbol} more than this account holds`)
      funding.push({ token, amount: parsed.value, text, decimals: asset.decimals })
    }
  }
  return { amounts, funding }
}

export const exact = (value: bigint, { decimals }: Pick<FundingAsset, 'decimals'>): string =>
  displayUnits(value, decimals, { minFraction: Math.min(2, decimals), group: true })
