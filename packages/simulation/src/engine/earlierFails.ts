import { SimulationError } from '../rpc/SimulationError.ts'
import type { Plan } from '../values/Plan.ts'

/** An earlier transaction fails, so the outcome of the later ones is not known. @param index among `before` */
export function earlierFails({ request }: Plan, index: number, reason: string | undefined): SimulationError {
  const nonce = request.before?.[index]?.transaction.nonce
  return new SimulationError(
    'earlier-fails',
    `Nonce ${nonce ?? '?'}, which runs before it, fails${reason === undefined ? '' : `: ${reason}`}. The outcome of this transaction is then not known.`,
  )
}
