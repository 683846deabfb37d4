import { LaunchError } from './LaunchError.ts'
import { startMessages } from './startMessages.ts'

/** A failure as a sentence with a solution; an unexpected failure keeps its stack. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isExpected =
    error instanceof LaunchError || ['DevchainError', 'BaseError', 'InputError', 'SafeError'].includes(error.name)
  if (isExpected) return error.message
  const code = codeOf(error)
  if (code === 'ENOSPC' || code === PG_DISK_FULL) return startMessages.diskFull({ reason: error.message })
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return startMessages.notWritable({ reason: error.message })
  if (code === 'EADDRINUSE') return startMessages.portInUse({ reason: error.message })
  return startMessages.unforeseen({ stack: error.stack ?? error.message })
}

/** PostgreSQL's code of a statement that found no room. */
const PG_DISK_FULL = '53100'

/** The code of the error, or of its cause. */
function codeOf(error: Error): unknown {
  if ('code' in error && error.code !== undefined) return error.code
  return error.cause instanceof Error ? codeOf(error.cause) : undefined
}
