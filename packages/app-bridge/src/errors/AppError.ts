/**
 * Thrown by a handler to refuse a request. The app receives its message without control characters, cut to 500
 * characters.
 *
 * @example
 * const getOffChainSignature = () => Promise.reject(new AppError('This message has no signature yet'))
 */
export class AppError extends Error {
  override readonly name: string = 'AppError'
}
