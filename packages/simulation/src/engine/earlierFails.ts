import { SimulationError } from '../rpc/simulationError.ts'
import type { Plan } from '../values/Plan.ts'

/** One that should have run first does not run: nothing can be said of what comes after. @param index among `before` */
export function earlierFails({ request }: Plan, index: number, reason: string | undefined): SimulationError {
  const nonce = request.before?.[index]?.transaction.nonce
  return new SimulationError(
    'earlier-fails',
    `Nonce ${nonce ?? '?'}, which runs before it, fails${reason === undefined ? '' : `: ${reason}`}. What this one would do then is not known.`,
  )
}
