import { checkSendCost, worstCost, type Check, type SendCost } from '@countersign/safe/checks'
import { displayUnits, createStore } from '@countersign/primitives'
import { useStore } from '../../data/store/useStore.ts'
import { ExecutionError } from './ExecutionError.ts'
import { walletRequestMessages as messages } from './walletRequestMessages.ts'

/** A cost that waits for the user to accept it. */
export type CostRequest = {
  /** A different number for each request, so that text typed for one request does not accept another. */
  readonly number: number
  /** What is unusual about the cost, or could not be compared. */
  readonly checks: readonly Check[]
  /** The highest possible cost, with the coin's symbol. */
  readonly worst: string
  readonly answer: (isAccepted: boolean) => void
}

let lastNumber = 0

/** `assertCostAccepted` puts a request here, and `CostDialog` answers it. */
export const costRequests = createStore<CostRequest | null>(null)

export const useCostRequest = (): CostRequest | null => useStore(costRequests)

/**
 * Returns for a usual cost. Waits for the user when the cost is unusual or could not be checked.
 * @throws {ExecutionError} `fee` when the user does not accept the cost, or another cost already waits for an answer
 */
export async function assertCostAccepted(cost: SendCost): Promise<void> {
  const checks = checkSendCost(cost).filter(({ verdict }) => verdict !== 'verified')
  if (checks.length === 0) return
  const reasons = checks.map(({ title, reason }) => `${title}. ${reason}`).join(' ')
  if (costRequests.get() !== null) throw new ExecutionError('fee', messages.otherCostWaits({ reasons }))
  const { symbol, decimals } = cost.coin
  const isAccepted = await new Promise<boolean>((answer) => {
    const worst = `${displayUnits(worstCost(cost), decimals, { group: true })} ${symbol}`
    costRequests.set({ number: ++lastNumber, checks, worst, answer })
  }).finally(() => costRequests.set(null))
  if (!isAccepted) throw new ExecutionError('fee', messages.costRefused({ reasons }))
}
