/** The host as wallets name it. */
export type AppIdentity = {
  readonly name: string
  readonly description?: string
  /** Absolute URL of an image, for wallets that show one. */
  readonly icon?: string
}
