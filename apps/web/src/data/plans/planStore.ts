import { type Address, type Hex, isSameAddress, jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import {
  type PlannedAccount,
  type PlanStep,
  printExchangeFile,
  readExchangeFile,
  type SharedPlan,
} from '@countersign/safe/exchange'
import * as z from 'zod/mini'
import type { AccountKey } from '../keys/queryKeys.ts'
import { useStore } from '../store/useStore.ts'

const texts = jsonCodec(z.array(z.string()))

/** Plans of this browser, one for each address. Each is stored as the file that it is shared as, so that one schema reads both. */
export const planStore = createStoredValue<readonly SharedPlan[]>('countersign.plans', [], {
  parse: (text) => texts.parse(text)?.flatMap(readPlan),
  print(plans, stored) {
    const unread = texts.parse(stored ?? '[]')?.filter((text) => readPlan(text).length === 0) ?? []
    return JSON.stringify([...plans.map(printExchangeFile), ...unread])
  },
})

/** An unreadable entry is skipped, and stays in the storage: another build of the page may have written it. */
function readPlan(text: string): SharedPlan[] {
  try {
    const item = readExchangeFile(text)
    return item.kind === 'plan' ? [item] : []
  } catch {
    return []
  }
}

/** The plan of an address, if this browser keeps one. */
export const useKeptPlan = (address: Address): SharedPlan | null => findPlan(useStore(planStore), address)

export const keptPlan = (address: Address): SharedPlan | null => findPlan(planStore.get(), address)

const findPlan = (plans: readonly SharedPlan[], address: Address): SharedPlan | null =>
  plans.find((plan) => isSameAddress(plan.address, address)) ?? null

/** Replaces the plan of its address. */
export const keepPlan = (plan: SharedPlan): void =>
  planStore.update((plans) => [...plans.filter(({ address }) => !isSameAddress(address, plan.address)), plan])

export const forgetPlan = (address: Address): void =>
  planStore.update((plans) => plans.filter((plan) => !isSameAddress(plan.address, address)))

/** Changes one account of a plan. */
export function changePlanned(
  address: Address,
  key: AccountKey,
  change: (account: PlannedAccount) => PlannedAccount,
): void {
  planStore.update((plans) =>
    plans.map((plan) =>
      isSameAddress(plan.address, address)
        ? { ...plan, accounts: plan.accounts.map((one) => (isOfKey(one, key) ? change(one) : one)) }
        : plan,
    ),
  )
}

/** The oldest of more are dropped. */
const MOST_PROPOSED = 64

/** Remembers a proposal of a plan. */
export const noteProposed = (address: Address, key: AccountKey, step: PlanStep, safeTxHash: Hex): void =>
  changePlanned(address, key, (account) => ({
    ...account,
    proposed: [...account.proposed.filter((one) => one.safeTxHash !== safeTxHash), { step, safeTxHash }].slice(
      -MOST_PROPOSED,
    ),
  }))

export const isOfKey = ({ chainId, safe }: Pick<PlannedAccount, 'chainId' | 'safe'>, key: AccountKey): boolean =>
  String(chainId) === key.chainId && isSameAddress(safe, key.safe)
