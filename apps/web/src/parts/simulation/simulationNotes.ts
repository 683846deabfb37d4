import { isSameAddress, numberText } from '@countersign/primitives'
import { simulationMessages } from './simulationMessages.ts'
import type { Simulated } from './Simulated.ts'
import type { SimulationView } from './SimulationView.ts'

/** "1 change: nonce 5 → 6", or how many values change, and how many that no call declares. */
export function storedValuesNote({ result: { writes }, unexpected }: Simulated): string {
  if (!writes.known) return simulationMessages.storageNotRead
  const all = writes.value.flatMap((account) => account.writes.map((write) => ({ ...write, account: account.account })))
  const wrong = all.filter(({ account, slot }) =>
    [...unexpected].some(([owner, slots]) => isSameAddress(owner, account) && slots.has(slot)),
  ).length
  const [only] = all
  if (wrong > 0) return simulationMessages.changesUnexpected({ changes: simulationMessages.changes(all.length), wrong })
  if (all.length === 1 && only?.name?.kind === 'nonce')
    return simulationMessages.nonceChange({ before: `${BigInt(only.before)}`, after: `${BigInt(only.after)}` })
  return simulationMessages.changes(all.length)
}

export function testRunNote({ simulated, error, isRunning }: SimulationView): string {
  if (simulated) return simulationMessages.ranAt({ block: numberText(simulated.result.block.number) })
  return isRunning ? simulationMessages.running : error ? simulationMessages.couldNotRun : simulationMessages.notRun
}
