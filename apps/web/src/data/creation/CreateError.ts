import { BaseError } from '@countersign/primitives'

type Code = 'contracts-missing' | 'contracts-foreign' | 'prediction-differs' | 'no-free-address'

export class CreateError extends BaseError<Code, Record<never, never>> {
  constructor(code: Code, message: string) {
    super({ code, message, meta: {} })
    this.name = 'CreateError'
  }
}
