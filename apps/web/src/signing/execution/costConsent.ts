import { checkSendCost, worstCost, type Check, type SendCost } from '@countersign/safe/checks'
import { formatUnits } from '@countersign/safe/light'
import { useSyncExternalStore } from 'react'
import { ExecutionError } from './ExecutionError.ts'

/** A cost that waits for the person to accept it. */
export type CostRequest = {
  /** Differs for each request, so that nothing typed for one counts for another. */
  readonly number: number
  /** What is not usual about it, or could not be compared. */
  readonly checks: readonly Check[]
  /** The most it can cost, with the coin's symbol. */
  readonly worst: string
  readonly answer: (isAccepted: boolean) => void
}

let waiting: CostRequest | null = null
let lastNumber = 0
const listeners = new Set<() => void>()

function set(next: CostRequest | null): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Where `assertCostAccepted` asks, and `CostDialog` answers. */
export const costRequests = {
  get: (): CostRequest | null => waiting,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

export const useCostRequest = (): CostRequest | null =>
  useSyncExternalStore(costRequests.subscribe, costRequests.get, costRequests.get)

/**
 * Passes a usual cost, and waits for the person where something about it is unusual or was not checked.
 * @throws {ExecutionError} `fee` when the person does not accept it, or another cost waits already
 */
export async function assertCostAccepted(cost: SendCost): Promise<void> {
  const checks = checkSendCost(cost).filter(({ verdict }) => verdict !== 'verified')
  if (checks.length === 0) return
  const reasons = checks.map(({ title, reason }) => `${title}. ${reason}`).join(' ')
  if (waiting !== null)
    throw new ExecutionError('fee', `${reasons} Another cost waits for your answer. The wallet was not asked.`)
  const { symbol, decimals } = cost.coin
  const isAccepted = await new Promise<boolean>((answer) => {
    const worst = `${formatUnits(worstCost(cost), decimals, { group: true })} ${symbol}`
    set({ number: ++lastNumber, checks, worst, answer })
  }).finally(() => set(null))
  if (!isAccepted) throw new ExecutionError('fee', `${reasons} You did not accept it, and the wallet was not asked.`)
}
