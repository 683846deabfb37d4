import { rpcError } from '@countersign/connect/core'
import { toHardwareError } from './HardwareError.ts'
import type { HardwareRequest } from './HardwareRequest.ts'
import type { HardwareScreen } from './hardwareStore.ts'

/** Repeats an attempt as long as the user retries. Only a rejection on the device ends it. */
export async function withRetries<Result>(
  screen: HardwareScreen,
  request: HardwareRequest | null,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      const problem = toHardwareError(error)
      if (problem.code === 'rejected') throw rpcError(4001, problem.message)
      await screen.ask<void>((answer) => ({ kind: 'problem', request, problem, answer: () => answer() }))
    }
  }
}
