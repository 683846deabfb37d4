/** A reason not to go on that the person at the terminal can do something about; the message says what. */
export class LaunchFailure extends Error {
  override readonly name = 'LaunchFailure'
}
