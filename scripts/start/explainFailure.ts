import { LaunchFailure } from './LaunchFailure.ts'

/** A failure as a sentence with a way out; what nobody foresaw keeps its stack. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  if (code === 'ENOSPC')
    return `The disk is full (${error.message}). Free some space and start again; what was saved before is untouched.`
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `A file cannot be written (${error.message}). Correct the permissions, or name another data folder with DATA_DIR=…`
  if (code === 'EADDRINUSE') return `The port is taken (${error.message}). Choose another one: PORT=4280 npm start`
  const isExpected = error instanceof LaunchFailure || ['DevchainError', 'BaseError', 'SafeError'].includes(error.name)
  return isExpected ? error.message : `Something unforeseen: ${error.stack ?? error.message}`
}
