/** A reason not to continue that the user at the terminal can fix; the message says how. */
export class LaunchError extends Error {
  override readonly name = 'LaunchError'
}
