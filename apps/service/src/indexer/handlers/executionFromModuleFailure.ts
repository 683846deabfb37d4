import type { Handler } from '../scope.ts'
import { recordModuleOutcome } from './executionFromModuleSuccess.ts'

export const executionFromModuleFailure: Handler<'executionFromModuleFailure'> = recordModuleOutcome
