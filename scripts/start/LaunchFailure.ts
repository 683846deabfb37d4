/** A reason not to continue that the user at the terminal can fix; the message says how. */
export class LaunchFailure extends Error {
  override readonly name = 'LaunchFailure'
}
