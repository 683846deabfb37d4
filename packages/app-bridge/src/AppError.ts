/** Thrown by a handler to refuse a request. Its message is what the app is told, without control characters and cut to 500 characters. */
export class AppError extends Error {
  override readonly name: string = 'AppError'
}
