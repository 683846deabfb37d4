import type { Handler } from '../scope.ts'
import { recordOutcome } from './executionSuccess.ts'

/** The only outcome that 1.0.0 logs. */
export const executionFailed: Handler<'executionFailed'> = (log, scope) =>
  recordOutcome(log, scope, { failed: true, payment: 0n })
