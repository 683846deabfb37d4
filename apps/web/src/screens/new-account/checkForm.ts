import { type Address, displayUnits, isSameAddress, parseUnits } from '@countersign/primitives'
import { explainOwnerProblem, explainThresholdProblem } from '@countersign/safe/light'
import { MOST_NAME_CHARACTERS } from '../../data/storage/addressBook.ts'
import type { FundingRow, NewAccountForm, OtherOwner } from './NewAccountForm.ts'
import { newAccountMessages } from './newAccountMessages.ts'

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
  /** The rows that send more than the account holds. */
  readonly excesses: ReadonlySet<string>
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
  const { amounts, excesses, funding } = checkFunding(form.funding, assets)
  const problems = [name, ...owners.values(), threshold, ...amounts.values()]
  return {
    name,
    owners,
    threshold,
    amounts,
    excesses,
    all: problems.filter((problem) => problem !== null),
    everyone: owners.size === 0 && threshold === null ? [safe, ...addressesOf(form.others)] : null,
    funding,
  }
}

const addressesOf = (rows: readonly OtherOwner[]): Address[] =>
  rows.flatMap(({ address }) => (address === null ? [] : [address]))

function checkName(name: string): string | null {
  const { length } = name.trim()
  if (length === 0) return newAccountMessages.noName
  return length > MOST_NAME_CHARACTERS ? newAccountMessages.longName({ length, limit: MOST_NAME_CHARACTERS }) : null
}

function checkOwner({ text, address }: OtherOwner, others: readonly Address[]): string | null {
  if (text.trim() === '') return newAccountMessages.noOwner
  if (address === null) return newAccountMessages.noOwnerAddress
  return explainOwnerProblem(address, { others })
}

function checkFunding(rows: readonly FundingRow[], assets: readonly FundingAsset[]) {
  const amounts = new Map<string, string>()
  const excesses = new Set<string>()
  const funding: Funding[] = []
  for (const { id, token, amount: text } of rows) {
    if (text.trim() === '') continue
    const asset = assets.find((one) => isSameAddress(one.token, token))
    if (!asset) {
      amounts.set(id, newAccountMessages.noToken)
      continue
    }
    const parsed = parseUnits(text, asset.decimals, asset.symbol)
    if (!parsed.ok) amounts.set(id, parsed.reason)
    else if (parsed.value === 0n) amounts.set(id, newAccountMessages.zero)
    else {
      const before = funding.filter((one) => isSameAddress(one.token, token)).reduce((sum, one) => sum + one.amount, 0n)
      const short = before + parsed.value - asset.balance
      if (short > 0n) {
        excesses.add(id)
        amounts.set(id, newAccountMessages.excess({ amount: `${exact(short, asset)} ${asset.symbol}` }))
      }
      funding.push({ token, amount: parsed.value, text, decimals: asset.decimals })
    }
  }
  return { amounts, excesses, funding }
}

export const exact = (value: bigint, { decimals }: Pick<FundingAsset, 'decimals'>): string =>
  displayUnits(value, decimals, { minFraction: Math.min(2, decimals), group: true })
