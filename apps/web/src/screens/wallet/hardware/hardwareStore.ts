import { createStore } from '@countersign/primitives'
import { useStore } from '../../../data/store/useStore.ts'
import { rpcError } from '@countersign/connect/core'
import type { HardwareStep } from './HardwareStep.ts'
import type { HardwareWallet } from './HardwareWallet.ts'
import { hardwareMessages } from './hardwareMessages.ts'

export type HardwareSession = {
  readonly wallet: HardwareWallet
  readonly step: HardwareStep
  cancel(): void
}

/** Shows the steps of a session. */
export type HardwareScreen = {
  show(step: HardwareStep): void
  /** Shows a step and waits for its answer. */
  ask<Answer>(make: (answer: (value: Answer) => void) => HardwareStep): Promise<Answer>
}

/** The open session; null without one. */
export const hardwareStore = createStore<HardwareSession | null>(null)

/**
 * Opens the dialog of a device for one session and closes it afterwards. One at a time, like real wallets.
 * @throws {Error} with code 4001 if the user cancels, −32002 if another session is open
 */
export function converse<Result>(
  wallet: HardwareWallet,
  run: (screen: HardwareScreen) => Promise<Result>,
): Promise<Result> {
  if (hardwareStore.get() !== null) return Promise.reject(rpcError(-32002, hardwareMessages.alreadyOpen))
  let isOver = false
  const conversation = new Promise<Result>((resolve, reject) => {
    const cancel = () => reject(rpcError(4001, hardwareMessages.cancelled))
    const show = (step: HardwareStep) => {
      // The device may still answer after the user has cancelled.
      if (isOver) return
      hardwareStore.set({ wallet, step, cancel })
    }
    show({ kind: 'wait', text: hardwareMessages.moment })
    run({ show, ask: (make) => new Promise((answer) => show(make(answer))) }).then(resolve, reject)
  })
  return conversation.finally(() => {
    isOver = true
    hardwareStore.set(null)
  })
}

export const useHardwareSession = () => useStore(hardwareStore)
