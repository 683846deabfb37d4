import type { Handler } from '../scope.ts'
import { recordOutcome } from './executionSuccess.ts'

export const executionFailure: Handler<'executionFailure'> = (log, scope) =>
  recordOutcome(log, scope, { failed: true, payment: log.payment })
