import { SimulationError } from '../rpc/SimulationError.ts'
import type { NodePlan } from '../values/Plan.ts'
import { errorWords } from '../values/explainFailure.ts'
import { simulationMessages as messages } from '../messages/simulationMessages.ts'

/** An earlier transaction fails, so the outcome of the later ones is not known. @param index among `before` */
export function earlierFails({ request }: NodePlan, index: number, reason: string | undefined): SimulationError {
  const nonce = request.before?.[index]?.transaction.nonce
  const why = reason === undefined ? undefined : errorWords(reason)
  const message =
    why === undefined
      ? messages.earlierFails(`${nonce ?? '?'}`)
      : messages.earlierFailsBecause({ nonce: `${nonce ?? '?'}`, reason: why })
  return new SimulationError('earlier-fails', message, undefined, nonce ?? null)
}
