export type ListedWallet = {
  readonly id: string
  readonly name: string
  /** Data URL the wallet announced, shown as an image only. */
  readonly icon: string | null
  readonly isDemo: boolean
}
