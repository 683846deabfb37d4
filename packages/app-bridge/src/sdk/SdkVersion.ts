/** The SDK version that an app reports. It is not trusted: it only chooses between two safe behaviours. */
export type SdkVersion = {
  /** As sent, without control characters, at most 40 characters. */
  readonly text: string
  readonly major: number
  readonly minor: number
  readonly patch: number
}
