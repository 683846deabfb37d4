/** The kind of failure. `code` is stable, the message is a sentence for the user. */
export type DevchainErrorCode =
  | 'ANVIL_MISSING'
  | 'ANVIL_FAILED'
  | 'STATE_UNREADABLE'
  | 'STATE_UNWRITABLE'
  | 'CODE_MISMATCH'
  | 'TRANSACTION_FAILED'
  | 'SERVICE_FAILED'

/**
 * The error class of this package.
 *
 * @example
 * throw new DevchainError('ANVIL_MISSING', 'There is no anvil binary for this platform.')
 */
export class DevchainError extends Error {
  override readonly name = 'DevchainError'

  constructor(
    readonly code: DevchainErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
