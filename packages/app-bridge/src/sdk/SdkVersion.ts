/** What an app says of its SDK. Never trusted: it only chooses between two ways that are both safe. */
export type SdkVersion = {
  /** As sent, without control characters, at most 40 characters. */
  readonly text: string
  readonly major: number
  readonly minor: number
  readonly patch: number
}
