import type { HardwareStep } from '../HardwareStep.ts'
import { hardwareStore } from '../hardwareStore.ts'

/** Answers the steps of sessions in order, and records what was shown. */
export function answerSteps(answers: {
  readonly [Kind in HardwareStep['kind']]?: (step: Extract<HardwareStep, { kind: Kind }>) => void
}) {
  const shown: HardwareStep[] = []
  const stop = hardwareStore.subscribe(() => {
    const step = hardwareStore.get()?.step
    if (step === undefined || shown.at(-1) === step) return
    shown.push(step)
    const answer = answers[step.kind]
    // Each answer is stored under the kind that it accepts.
    if (answer) queueMicrotask(() => Reflect.apply(answer, undefined, [step]))
  })
  return { shown, stop }
}
